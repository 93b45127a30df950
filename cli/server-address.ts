import { InvalidArgumentError } from 'commander'

/** The origin of a server's address, for an option. */
export const serverAddress = (text: string): string => {
  const url = URL.parse(text)
  if (url === null || !/^https?:$/.test(url.protocol))
    throw new InvalidArgumentError('http:// ya da https:// ile başlayan bir adres olmalı.')
  return url.origin
}
