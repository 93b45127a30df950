import { Presets, SingleBar } from 'cli-progress'

/** How many people of a seed file are done and how long the rest takes, only shown at a terminal. */
export const startSeedProgress = (
  people: number,
  isWanted: boolean,
): { add: (count: number) => void; stop: () => void } => {
  if (!isWanted || !process.stderr.isTTY) return { add: () => undefined, stop: () => undefined }
  const bar = new SingleBar(
    {
      format: '{bar} {percentage}% {value}/{total} kişi, kalan süre: {eta_formatted}',
      stream: process.stderr,
      hideCursor: true,
      etaBuffer: 100,
    },
    Presets.shades_classic,
  )
  bar.start(people, 0)
  return { add: (count) => bar.increment(count), stop: () => bar.stop() }
}
