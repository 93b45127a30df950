import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import webPush from 'web-push'

/**
 * The computations for a push message: its body, encrypted for the device, and the header that authenticates it to a
 * push service.
 */
export type SealingTask =
  | { kind: 'encrypt'; p256dh: string; auth: string; payload: string }
  | { kind: 'sign'; origin: string; subject: string; publicKey: string; privateKey: string }
export interface SealingQuestion {
  id: number
  task: SealingTask
}
export type SealingAnswer = { id: number } & ({ result: Uint8Array | string } | { problem: string })

const perform = (task: SealingTask): Uint8Array | string => {
  if (task.kind === 'encrypt') return webPush.encrypt(task.p256dh, task.auth, task.payload, 'aes128gcm').cipherText
  const { origin, subject, publicKey, privateKey } = task
  return webPush.getVapidHeaders(origin, subject, publicKey, privateKey, 'aes128gcm').Authorization
}

const answerTo = ({ id, task }: SealingQuestion): SealingAnswer => {
  try {
    return { id, result: perform(task) }
  } catch (error) {
    return { id, problem: error instanceof Error ? error.message : String(error) }
  }
}

/** On Linux priorities are per thread; elsewhere this would lower the whole process. */
if (process.platform === 'linux') setPriority(5)

parentPort?.on('message', (question: SealingQuestion) => parentPort?.postMessage(answerTo(question)))
