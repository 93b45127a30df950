import type { Command } from 'commander'
import { readConfiguration, serve } from '../../src/main/index.ts'

export const serveCommand = (program: Command): void => {
  program
    .command('serve')
    .description('Sunucuyu başlatır')
    .action(() => serve(readConfiguration(process.env)))
}
