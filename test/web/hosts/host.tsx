import { useState } from 'react'
import { EmployeesPanel } from 'tabldot/panels'

interface Props {
  api: string
  askForToken: () => Promise<string>
}

/** Somebody else's page, compiled and run with its own React: 18 or 19. */
export const Host = ({ api, askForToken }: Props) => {
  const [theme, setTheme] = useState<'light' | 'dark'>('light')
  const [changed, setChanged] = useState<readonly string[]>([])
  return (
    <main>
      <h1>React ile bir sayfa</h1>
      <button onClick={() => setTheme('dark')}>Koyu</button>
      <output aria-label="Değişenler">{changed.join(' ')}</output>
      <EmployeesPanel
        api={api}
        companyType="corporate"
        theme={theme}
        className="panel"
        style={{ maxWidth: 900 }}
        tokenProvider={() => askForToken()}
        onChanged={({ detail }) => setChanged([...changed, detail.operation])}
        onNavigate={(event) => event.preventDefault()}
      />
    </main>
  )
}

// @ts-expect-error: a panel is told where the product is.
export const withoutAddress = <EmployeesPanel companyType="corporate" />

// @ts-expect-error: there is no such type of company.
export const ofUnknownType = <EmployeesPanel api="https://tabldot.example" companyType="hotel" />
