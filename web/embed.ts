/** The build lists its chunks ahead of it (vite.embed.config.ts), so that all of them are fetched at once. */
const { definePanels } = await import('./embed/define-panels.ts')

definePanels(new URL(import.meta.url).origin)
