import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { useProduct } from '../support/use-product.ts'
import { runHere } from '../support/tabldot-here.ts'

const token = 'gizli-olcum-anahtari'
const product = useProduct({ contractCheck: false, env: { METRICS_TOKEN: token } })

const status = async (args: string[] = [], env: NodeJS.ProcessEnv = {}) => {
  const { code, stdout, stderr } = await runHere(['status', ...args], env)
  return { code, stdout, stderr: stderr.trim() }
}
const ofDatabase = (...args: string[]) => status(args, { DATABASE_URL: product.databaseUrl })
const ofServer = (...args: string[]) =>
  status(['--url', `http://127.0.0.1:${product.port}`, ...args], { METRICS_TOKEN: token })
const answerOf = ({ stdout }: { stdout: string }) =>
  JSON.parse(stdout) as { success: boolean; code?: string; figures: Record<string, number>; attentions: string[] }
const addJob = async (run_at: string, attempts: number) => {
  const [added] = await product.sql(
    `SELECT id FROM graphile_worker.add_job('yok', run_at => ${run_at}, max_attempts => 2)`,
  )
  await product.sql(
    `UPDATE graphile_worker._private_jobs SET attempts = ${attempts} WHERE id = ${String(added?.['id'])}`,
  )
}

describe('tabldot status', () => {
  it('shows what all servers share, from the database', async () => {
    const { code, stdout, stderr } = await ofDatabase()
    expect([code, stderr]).toEqual([0, ''])
    expect(stdout).toMatch(/^Veritabanı +bağlı$/m)
    expect(stdout).toMatch(/^Geciken üretim listesi +0$/m)
    expect(stdout).not.toMatch(/Bellek|En uzun bekleyen iş|undefined|NaN/)
    expect(stdout.trimEnd()).toMatch(/Her şey yolunda\.$/)
    expect(answerOf(await ofDatabase('--json'))).toEqual({
      success: true,
      figures: {
        tabldot_database_up: 1,
        tabldot_sessions: 0,
        tabldot_jobs_waiting: 0,
        tabldot_jobs_retrying: 0,
        tabldot_jobs_failed: 0,
        tabldot_lists_late: 0,
        tabldot_emails_waiting: 0,
        tabldot_emails_sent_today: 0,
        tabldot_emails_failed_today: 0,
      },
      attentions: [],
    })
  })

  it("shows a server's own metrics as well, by its address and token", async () => {
    await product.call('checkReadiness')
    const { code, stdout } = await ofServer()
    expect(code).toBe(0)
    for (const line of [
      /^Veritabanı +bağlı$/m,
      /^Sunucunun çalıştığı süre +\S+ (saniye|dakika)$/m,
      /^Bellek +[\d.]+ MB$/m,
      /^Açılıştan beri ulaşan push bildirimi +0$/m,
      /^Açılıştan beri ulaşmayan push bildirimi +0$/m,
    ])
      expect(stdout).toMatch(line)
    const { success, figures } = answerOf(await ofServer('--json'))
    expect([success, figures['http_server_errors'], figures['tabldot_sessions']]).toEqual([true, 0, 0])
    expect(figures['http_requests']).toBeGreaterThanOrEqual(2)
  })

  it('exits with 1 and says why when something needs attention', async () => {
    await addJob(`timestamptz '2026-11-11 08:49:00Z'`, 0)
    await addJob(`timestamptz '2026-11-11 08:59:00Z'`, 2)
    const { code, stdout, stderr } = await ofServer()
    expect(stdout).toMatch(/^En uzun bekleyen iş +11 dakika$/m)
    expect([code, stderr.split('\n')]).toEqual([
      1,
      [
        'Bir iş 11 dakika önce yapılmalıydı; çalışan bir sunucu olmayabilir.',
        '1 iş birçok kez denendi ve yapılamadı; nedeni sunucunun kaydındadır.',
      ],
    ])
    const failed = await ofServer('--json')
    expect([failed.code, answerOf(failed)]).toMatchObject([
      1,
      { success: false, code: 'status.attention', figures: { tabldot_jobs_failed: 1 }, attentions: stderr.split('\n') },
    ])
    await product.sql('DELETE FROM graphile_worker._private_jobs')
  })

  it('shows the age of the last good backup, and says when it is too old or the last one failed', async () => {
    const add = (madeAt: string, rest: string) =>
      product.sql(
        `INSERT INTO backups (made_at, finished_at, bytes, failure) VALUES (timestamptz '${madeAt}', now(), ${rest})`,
      )
    await add('2026-11-11 07:00:00Z', '5, NULL')
    const { code, stdout } = await ofServer()
    expect([code, /^Son yedeğin yaşı +2 saat$/m.test(stdout)]).toEqual([0, true])
    await add('2026-11-11 08:00:00Z', `NULL, 'disk_full'`)
    await product.sql(`UPDATE backups SET made_at = timestamptz '2026-11-10 06:59:00Z' WHERE failure IS NULL`)
    const { stderr } = await ofServer()
    expect(stderr.split('\n')).toEqual([
      'Son yedek alınamadı; nedeni sunucunun kaydındadır.',
      'Son yedek 26 saat önce alındı.',
    ])
    await product.sql('DELETE FROM backups')
  })

  it('and other commands that run by a timetable refuse a folder without data, and leave it so', async () => {
    const DATA_DIR = join(tmpdir(), `tabldot-yok-${process.pid}`)
    for (const command of ['status', 'audit verify', 'privacy due', 'privacy records'])
      expect(await runHere(command.split(' '), { DATA_DIR })).toEqual({
        code: 1,
        stdout: '',
        stderr: expect.stringContaining(`"${DATA_DIR}" klasöründe Tabldot verisi yok; `) as string,
      })
    expect(existsSync(DATA_DIR)).toBe(false)
  })

  it.each([
    ['no server there', ['--url', 'http://127.0.0.1:1'], token, 1, /adresinde çalışan bir Tabldot sunucusu bulunamadı/],
    ['another token', [], `${token}-baska`, 1, /METRICS_TOKEN ayarı başka/],
    ['no token', [], undefined, 2, /METRICS_TOKEN ayarı da ortam değişkeni olarak verilmeli/],
    ['no address', ['--url', 'yok'], token, 2, /http:\/\/ ya da https:\/\//],
  ])('says what is missing: %s', async (_, args, METRICS_TOKEN, exitCode, sentence) => {
    const url = args.length > 0 ? args : ['--url', `http://127.0.0.1:${product.port}`]
    const { code, stderr } = await status(url, METRICS_TOKEN === undefined ? {} : { METRICS_TOKEN })
    expect([code, stderr]).toEqual([exitCode, expect.stringMatching(sentence)])
  })
})
