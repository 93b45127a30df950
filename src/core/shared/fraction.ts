const divisorOf = (one: bigint, other: bigint): bigint => (other === 0n ? one : divisorOf(other, one % other))

/** An exact fraction that is not negative: amounts of food add up without drifting. */
export class Fraction {
  static readonly zero = new Fraction(0n, 1n)
  static readonly one = new Fraction(1n, 1n)
  readonly #top: bigint
  readonly #bottom: bigint

  private constructor(top: bigint, bottom: bigint) {
    this.#top = top
    this.#bottom = bottom
  }

  static of(top: number | bigint, bottom: number | bigint = 1): Fraction {
    const [over, under] = [BigInt(top), BigInt(bottom)]
    const divisor = divisorOf(over, under)
    return divisor === 0n ? Fraction.zero : new Fraction(over / divisor, under / divisor)
  }

  /** From `12.345`, as the database writes it. */
  static parse(decimal: string): Fraction {
    const [whole = '0', part = ''] = decimal.split('.')
    return Fraction.of(BigInt(whole + part), 10n ** BigInt(part.length))
  }

  plus(other: Fraction): Fraction {
    return Fraction.of(this.#top * other.#bottom + other.#top * this.#bottom, this.#bottom * other.#bottom)
  }

  /** Zero if the other one is larger. */
  less(other: Fraction): Fraction {
    const top = this.#top * other.#bottom - other.#top * this.#bottom
    return top <= 0n ? Fraction.zero : Fraction.of(top, this.#bottom * other.#bottom)
  }

  times(other: Fraction): Fraction {
    return Fraction.of(this.#top * other.#top, this.#bottom * other.#bottom)
  }

  /** The other one may not be zero. */
  over(other: Fraction): Fraction {
    return Fraction.of(this.#top * other.#bottom, this.#bottom * other.#top)
  }

  get isZero(): boolean {
    return this.#top === 0n
  }

  /** Whole ones, rounded up. */
  get ceiling(): bigint {
    return (this.#top + this.#bottom - 1n) / this.#bottom
  }

  /** Whole ones, half rounded up. */
  get rounded(): bigint {
    return (2n * this.#top + this.#bottom) / (2n * this.#bottom)
  }
}

/** With so many decimals, rounded up, so that it is never less than needed. */
export const ceilingOf = (amount: Fraction, decimals: number): number =>
  Number(amount.times(Fraction.of(10 ** decimals)).ceiling) / 10 ** decimals
