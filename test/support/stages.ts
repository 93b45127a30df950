import type { Reporter, TestModule, TestSpecification } from 'vitest/node'

const what: Record<string, string> = {
  browser: 'the web app in Chromium, on the whole product',
  core: 'rules, texts, contract and documentation',
  database: 'requests, statements, commands and processes on PostgreSQL',
}

/** Reports which part of the tests has started, and how many files are done. */
export class Stages implements Reporter {
  #files = new Map<string, number>()
  #all = 0
  #done = 0

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    for (const { project } of specifications) this.#files.set(project.name, (this.#files.get(project.name) ?? 0) + 1)
    this.#all = specifications.length
    this.#done = 0
  }

  onTestModuleStart({ project }: TestModule): void {
    const files = this.#files.get(project.name)
    if (files === undefined || this.#all < 2) return
    this.#files.delete(project.name)
    console.log(
      `\n== ${this.#done} of ${this.#all} files done; ${project.name}, ${files} files: ${what[project.name]}\n`,
    )
  }

  onTestModuleEnd(): void {
    this.#done += 1
  }
}
