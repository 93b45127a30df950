import { FluentProvider, RendererProvider } from '@fluentui/react-components'
import { Provider } from 'react-redux'
import { BrowserRouter } from 'react-router-dom'
import { Banners } from '../shared/banners/banners.tsx'
import { renderer } from './griffel-renderer.ts'
import { AppRoutes } from './routes.tsx'
import { store } from './store.ts'
import { theme } from './theme.ts'

export const App = () => (
  <Provider store={store}>
    <RendererProvider renderer={renderer} targetDocument={document}>
      <FluentProvider theme={theme}>
        <BrowserRouter>
          <AppRoutes />
        </BrowserRouter>
        <Banners />
      </FluentProvider>
    </RendererProvider>
  </Provider>
)
