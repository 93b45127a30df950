import { access } from 'node:fs/promises'
import { homedir } from 'node:os'
import type { DatabaseServer } from './database-server.ts'

const traces = [
  '/var/run/docker.sock',
  `${homedir()}/.docker/run/docker.sock`,
  `${process.env.XDG_RUNTIME_DIR}/docker.sock`,
  `${homedir()}/.colima/default/docker.sock`,
  `${homedir()}/.testcontainers.properties`,
]

/** A cheap check, because loading testcontainers would cost every run without Docker half a second. */
export const isDockerLikely = async (): Promise<boolean> => {
  if (process.env.DOCKER_HOST) return true
  const found = await Promise.all(
    traces.map((path) =>
      access(path).then(
        () => true,
        () => false,
      ),
    ),
  )
  return found.includes(true)
}

export const startDockerPostgres = async (): Promise<DatabaseServer | undefined> => {
  const { GenericContainer, Wait, getContainerRuntimeClient } = await import('testcontainers')
  if (
    !(await getContainerRuntimeClient().then(
      () => true,
      () => false,
    ))
  )
    return undefined
  try {
    const container = await new GenericContainer('postgres:18')
      .withEnvironment({ POSTGRES_PASSWORD: 'test', POSTGRES_INITDB_ARGS: '--encoding=UTF8 --locale=C.UTF-8' })
      .withCommand([
        'postgres',
        ...['fsync=off', 'full_page_writes=off', 'max_connections=200'].flatMap((one) => ['-c', one]),
      ])
      .withExposedPorts(5432)
      .withWaitStrategy(Wait.forLogMessage(/ready to accept connections/, 2))
      .start()
    const url = `postgres://postgres:test@${container.getHost()}:${container.getMappedPort(5432)}/postgres`
    return { url, stop: async () => void (await container.stop()) }
  } catch (error) {
    console.warn(
      `Docker yanıt veriyor ama PostgreSQL kapsayıcısı başlamadı (${(error as Error).message}); gömülü PostgreSQL kullanılıyor.`,
    )
    return undefined
  }
}
