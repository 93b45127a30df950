import { definePanels } from './embed/define-panels.ts'

definePanels(new URL(import.meta.url).origin)
