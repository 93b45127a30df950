import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { parentPort, workerData } from 'node:worker_threads'

/**
 * Sends requests while the server's thread is blocked: each `Step` says what to do, and `done` is incremented once the
 * kernel has received it.
 */
export interface Steps {
  port: number
  done: Int32Array
}
export type Step = { connect: number } | { send: string } | { hear: number } | { end: true }

const { port, done } = workerData as Steps
const sockets: { socket: Socket; heard: string }[] = []

const tell = () => {
  Atomics.add(done, 0, 1)
  Atomics.notify(done, 0)
}

const connected = (): Promise<void> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', resolve)
    const one = { socket, heard: '' }
    sockets.push(one)
    socket.on('data', (chunk: Buffer) => (one.heard += chunk.toString()))
    socket.on('error', (error: NodeJS.ErrnoException) => (one.heard += ` ${error.code}`))
  })

const answersIn = (heard: string) => heard.match(/HTTP\/1.1 /g)?.length ?? 0
/** Waits until each connection has that many answers. */
const heardBy = async (answers: number): Promise<void> => {
  for (const one of sockets) while (answersIn(one.heard) < answers) await once(one.socket, 'data')
}

parentPort?.on('message', (step: Step) => {
  const act = async () => {
    if ('connect' in step) await Promise.all(Array.from({ length: step.connect }, connected))
    else if ('send' in step)
      await Promise.all(sockets.map(({ socket }) => new Promise<void>((sent) => socket.write(step.send, () => sent()))))
    else if ('hear' in step) await heardBy(step.hear)
    else {
      for (const { socket } of sockets) if (!socket.closed) await once(socket, 'close')
      parentPort?.postMessage(sockets.map(({ heard }) => heard))
    }
    tell()
  }
  void act()
})
