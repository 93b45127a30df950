import type { Command } from 'commander'
import { ownContract } from '../../src/main/index.ts'
import { jsonFlag } from '../terminal.ts'

const print = ({ json }: { json?: true }): void => {
  process.stdout.write(json ? `${ownContract('json')}\n` : ownContract('yaml'))
}

const epilogue = `
Çalışan bir sunucu aynısını /api/openapi.yaml ve /api/openapi.json adreslerinde verir.`

export const contractCommands = (program: Command): void => {
  program
    .command('contract')
    .description('API sözleşmesi (OpenAPI)')
    .command('print')
    .description('Bu sürümün sözleşmesini, her işlemi kimlerin çağırabileceğiyle yazar')
    .option(...jsonFlag)
    .addHelpText('after', epilogue)
    .action(print)
}
