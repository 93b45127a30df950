import type { Container, ServiceIdentifier } from 'inversify'
import type { Use } from '../http/index.ts'

/* eslint-disable @typescript-eslint/no-explicit-any, @typescript-eslint/no-unsafe-argument, @typescript-eslint/no-unsafe-return --
   inversify cannot know the types of a list of tokens; the three signatures below do */
type Port<T> = abstract new (...needs: any[]) => T
type UseCase<T> = (...ports: any[]) => T
type Token<T> = Port<T> | UseCase<T>
type TokensOf<Needs extends unknown[]> = { [At in keyof Needs]: Token<Needs[At]> }

/** Binds a port to the adapter that `make` builds from `needs`. */
export const bindPort = <T, Needs extends any[]>(
  container: Container,
  port: Port<T>,
  make: (...needs: Needs) => T,
  needs: TokensOf<Needs>,
): void => {
  container
    .bind(port as ServiceIdentifier<T>)
    .toResolvedValue((...resolved: any[]) => make(...(resolved as Needs)), needs as any)
    .inSingletonScope()
}

/** Binds a port to one thing that exists already. */
export const bindValue = <T>(container: Container, port: Port<T>, value: T): void => {
  container.bind(port).toConstantValue(value)
}

/** A use case is its own token; order and types of its ports are checked by the compiler. */
export const bindUseCase = <T, Needs extends any[]>(
  container: Container,
  useCase: (...ports: Needs) => T,
  ports: TokensOf<Needs>,
): void => {
  container
    .bind(useCase as unknown as ServiceIdentifier<T>)
    .toResolvedValue((...resolved: any[]) => useCase(...(resolved as Needs)), ports as any)
    .inSingletonScope()
}

export const useOf =
  (container: Container): Use =>
  (token) =>
    container.get(token as unknown as ServiceIdentifier<any>)
