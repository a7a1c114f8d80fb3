import { fileURLToPath } from 'node:url'
import { levelCount } from '#core/care/screen/net/net'
import { filtersEach, padding, stepSize, widths } from '#core/care/screen/net/pool'

/** What the inner loops of a fit offer (`assembly`, in AssemblyScript). Addresses are in bytes. */
export type Kernel = {
  memory: WebAssembly.Memory
  startLinear: (features: number, columns: number, mostKeys: number) => void
  keysAt: () => number
  valuesAt: () => number
  averageAt: () => number
  biasesAt: () => number
  learnHeads: (count: number, truths: number, weight: number) => void
  learnGroups: (count: number, group: number, risky: number, weight: number) => void
  addToAverage: (share: number) => void
  startNet: (rows: number, groups: number, unknownRow: number, mostSteps: number, mostTold: number) => void
  leaveOutShares: (word: number, step: number, filter: number) => void
  toldAt: () => number
  rowsAt: () => number
  toSlopes: (isRow: boolean) => number
  filtersAt: (bank: number) => number
  filterBiasesAt: (bank: number) => number
  outputAt: (answer: number) => number
  answerBiasesAt: () => number
  pooledAt: () => number
  placesAt: () => number
  sumsAt: () => number
  turnFilters: () => void
  read: (isLetter: boolean) => void
  learn: (isLetter: boolean, level: number, group: number, weight: number) => number
  update: (rate: number) => void
}

/** Of the compiler only what is used here. */
type Compiler = {
  main: (
    options: readonly string[],
    host: { writeFile: (name: string, content: Uint8Array) => void },
  ) => Promise<{ error: Error | null; stderr: { toString: () => string } }>
}

/** Not named where it is imported: its types would add the globals of its own dialect (`max`, `trace`, …) to every file of the project. */
const compilerName = 'assemblyscript/asc'

/** Compiled once for a process, when first imported: some two seconds against hours. */
const compiled = await compile()

/** The inner loops with a memory of their own, which goes when they do: every fit takes new ones. */
export function newKernel(): Kernel {
  const abort = () => {
    throw new Error('the kernel of the fit stopped: out of memory?')
  }
  return new WebAssembly.Instance(compiled, { env: { abort } }).exports as Kernel
}

async function compile(): Promise<WebAssembly.Module> {
  const isReadable = widths.every((width, bank) => width === bank + 1) && filtersEach % 16 === 0 && stepSize % 4 === 0
  if (!isReadable) throw new Error('the kernel reads banks of one step, two and so on, filters in sixteens and steps in fours')
  const sizes = { stepSize, filtersEach, bankCount: widths.length, padding, levelCount }
  const { main } = (await import(/* @vite-ignore */ compilerName)) as Compiler
  let binary: Uint8Array<ArrayBuffer> | undefined
  const { error, stderr } = await main(
    ['linear.ts', 'net/net.ts', '--baseDir', fileURLToPath(new URL('./assembly', import.meta.url)), '--outFile', 'kernel.wasm', ...optionsOf(sizes)],
    { writeFile: (_, content) => (binary = Uint8Array.from(content)) },
  )
  if (error || !binary) throw new Error(`the kernel of the fit does not compile: ${stderr.toString()}`)
  return new WebAssembly.Module(binary)
}

/** Fast, with vectors, without garbage collection, up to four gigabytes; and the sizes the screen reads with as constants. */
function optionsOf(sizes: Readonly<Record<string, number>>): string[] {
  const constants = Object.entries(sizes).flatMap(([name, value]) => ['--use', `${name}=${value}`])
  return ['-O3', '--noAssert', '--runtime', 'stub', '--enable', 'simd', '--maximumMemory', '65536', ...constants]
}
