/** Lists of ids by sku, each in ascending order, whatever the order of additions. */
export class IdLists {
  readonly #lists = new Map<string, number[]>()

  find(sku: string): readonly number[] {
    return this.#lists.get(sku) ?? []
  }

  /** Adding an id again has no effect. */
  add(sku: string, id: number): void {
    const list = this.#lists.get(sku)
    if (list === undefined) {
      this.#lists.set(sku, [id])
      return
    }
    if (list.includes(id)) return
    const place = list.findIndex((other) => other > id)
    list.splice(place < 0 ? list.length : place, 0, id)
  }

  remove(sku: string, id: number): void {
    const rest = this.find(sku).filter((other) => other !== id)
    if (rest.length === 0) this.#lists.delete(sku)
    else this.#lists.set(sku, rest)
  }
}
