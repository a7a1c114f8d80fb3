import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, posix, relative, sep } from 'node:path'
import ts from 'typescript'

/** The folders whose imports are watched. */
const watched = ['app', 'core', 'workers']

const aliases = [
  { prefix: '#core/', folder: 'core/' },
  { prefix: '#workers/', folder: 'workers/' },
  { prefix: '~/', folder: 'app/' },
]

export type Import = {
  line: number
  specifier: string
  /** Path from the root of a file in the repository; null for a package. */
  path: string | null
  /** False when the path leads to no file (a build's output, or a slip the compiler reports). */
  isFound: boolean
  /** Gone once compiled: `import type`, `export type`, `import('…')` in a type. With verbatimModuleSyntax, `{ type A }` stays. */
  isTypeOnly: boolean
}

/** A place in a file where something is done or touched; `what` as it would be said in a review. */
export type Sighting = { line: number; what: string }

export type Source = {
  /** From the root, with forward slashes. */
  path: string
  tree: ts.SourceFile
  imports: Import[]
}

/** Reads every watched source under `root`, tests and their fixtures left out. */
export function readSources(root: string): Source[] {
  return watched
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) => listFiles(join(root, folder)))
    .map((file) => relative(root, file).split(sep).join('/'))
    .filter((path) => /\.tsx?$/.test(path) && !isLeftOut(path))
    .sort()
    .map((path) => readSource({ root, path }))
}

/** Test code, and what wrangler leaves behind beside a worker's configuration. */
function isLeftOut(path: string): boolean {
  return path.includes('/.wrangler/') || /\.(test|fixture)\.tsx?$/.test(path) || path.split('/').includes('fixtures')
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const full = join(folder, entry.name)
    return entry.isDirectory() ? listFiles(full) : [full]
  })
}

function readSource({ root, path }: { root: string; path: string }): Source {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const tree = ts.createSourceFile(path, readFileSync(join(root, path), 'utf8'), ts.ScriptTarget.Latest, true, kind)
  return { path, tree, imports: readImports({ root, path, tree }) }
}

/** The line a node begins on, from 1. */
export function lineOf(node: ts.Node): number {
  const tree = node.getSourceFile()
  return tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1
}

function readImports({ root, path, tree }: { root: string; path: string; tree: ts.SourceFile }): Import[] {
  const imports: Import[] = []
  const add = (specifier: ts.Node | undefined, isTypeOnly: boolean) => {
    if (!specifier || !ts.isStringLiteralLike(specifier)) return
    imports.push({
      line: lineOf(specifier),
      specifier: specifier.text,
      isTypeOnly,
      ...resolveLocal({ root, from: path, specifier: specifier.text }),
    })
  }
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) add(node.moduleSpecifier, node.importClause?.isTypeOnly ?? false)
    else if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, node.isTypeOnly)
    else if (ts.isImportTypeNode(node)) add(ts.isLiteralTypeNode(node.argument) ? node.argument.literal : undefined, true)
    else if (ts.isImportEqualsDeclaration(node) && ts.isExternalModuleReference(node.moduleReference)) {
      add(node.moduleReference.expression, node.isTypeOnly)
    } else if (ts.isCallExpression(node) && isImportCall(node)) add(node.arguments[0], false)
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return imports
}

function isImportCall({ expression }: ts.CallExpression): boolean {
  return expression.kind === ts.SyntaxKind.ImportKeyword || (ts.isIdentifier(expression) && expression.text === 'require')
}

function resolveLocal(input: { root: string; from: string; specifier: string }): { path: string | null; isFound: boolean } {
  const bare = input.specifier.replace(/\?.*$/, '')
  const alias = aliases.find(({ prefix }) => bare.startsWith(prefix))
  if (!alias && !bare.startsWith('.')) return { path: null, isFound: true }
  const path = alias ? alias.folder + bare.slice(alias.prefix.length) : posix.join(dirname(input.from), bare)
  const candidates = [path, ...['.ts', '.tsx', '.d.ts', '/index.ts', '/index.tsx'].map((end) => path + end)]
  const found = candidates.find((candidate) => isFile(join(input.root, candidate)))
  return { path: found ?? path, isFound: found !== undefined }
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false
}
