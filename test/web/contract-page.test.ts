import { describe, expect, test } from 'vitest'
import { desktop } from '../support/screens.ts'
import { useStage } from '../support/stage.ts'

describe("The contract's page", () => {
  const stage = useStage(desktop)

  test('lists the operations and shows one, without requests to other sites', async () => {
    const integrator = await stage.visit('/favicon.svg')
    const hosts = new Set<string>()
    integrator.page.on('request', (request) => hosts.add(new URL(request.url()).protocol + new URL(request.url()).host))
    await integrator.goesTo('/api/docs')
    await integrator.page.getByRole('link', { name: 'MenuPlay', exact: true }).click()
    await integrator.page.getByRole('button', { name: /^GET.*menu-play/ }).click()
    await integrator.sees(/x-permissions/)
    await integrator.sees(/Kimler çağırabilir/)
    await integrator.page.locator('[data-param-name=userId]').waitFor()
    expect([...hosts].filter((host) => !host.startsWith('data:'))).toEqual([`http:${new URL(stage.origin).host}`])
  })
})
