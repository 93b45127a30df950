import { Presets, SingleBar } from 'cli-progress'

const steps = { reading: 'Dosya okunuyor', enrolling: 'Çalışanlar ekleniyor', done: 'Bitti' } as const
type Step = keyof typeof steps
const order = Object.keys(steps) as Step[]

export interface Progress {
  reach: (step: Step, rows: number) => void
  stop: () => void
}

/** A progress bar, only shown at a terminal. */
export const startProgress = (isWanted: boolean): Progress => {
  if (!isWanted || !process.stderr.isTTY) return { reach: () => undefined, stop: () => undefined }
  const bar = new SingleBar(
    { format: '{bar} {percentage}% {step} {rows}', stream: process.stderr, hideCursor: true },
    Presets.shades_classic,
  )
  bar.start(order.length - 1, 0, { step: steps.reading, rows: '' })
  return {
    reach: (step, rows) => bar.update(order.indexOf(step), { step: steps[step], rows: `(${rows} satır)` }),
    stop: () => bar.stop(),
  }
}
