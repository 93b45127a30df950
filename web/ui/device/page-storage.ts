/** Lasts as long as the page. */
class MemoryStorage implements Storage {
  [name: string]: unknown
  get length() {
    return Object.keys(this).length
  }
  key(index: number) {
    return Object.keys(this)[index] ?? null
  }
  getItem(name: string) {
    return Object.hasOwn(this, name) ? String(this[name]) : null
  }
  setItem(name: string, value: string) {
    this[name] = value
  }
  removeItem(name: string) {
    Reflect.deleteProperty(this, name)
  }
  clear() {
    for (const name of Object.keys(this)) this.removeItem(name)
  }
}

/** The browser's storage, or one in memory where access to it throws. */
const storageOf = (kind: 'localStorage' | 'sessionStorage'): Storage => {
  try {
    const storage = globalThis[kind]
    storage.getItem('')
    return storage
  } catch {
    return new MemoryStorage()
  }
}

export const deviceStorage = storageOf('localStorage')
export const tabStorage = storageOf('sessionStorage')
