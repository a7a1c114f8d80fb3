import ts from 'typescript'
import { lineOf, type Sighting } from './sources'

/** Where a file reads the worker's environment: `c.env`, `c.var.env`, `const { env } = …`, `env.vars`, `process.env`. */
export function findEnvReads(tree: ts.SourceFile): Sighting[] {
  return collect(tree, (node) => {
    if (ts.isPropertyAccessExpression(node)) {
      if (node.name.text === 'env' && !ts.isMetaProperty(node.expression)) return textOf(node)
      if (['vars', 'bindings'].includes(node.name.text) && isNamed(node.expression, 'env')) return textOf(node)
    }
    if (ts.isElementAccessExpression(node) && isText(node.argumentExpression, 'env')) return textOf(node)
    if (ts.isBindingElement(node) && isNamed(node.propertyName ?? node.name, 'env')) return `{ ${textOf(node)} }`
    if (ts.isImportSpecifier(node) && isNamed(node.propertyName ?? node.name, 'env')) return `import { ${textOf(node)} }`
    return null
  })
}

/** Where a file touches the process it runs in, or a type only Cloudflare's runtime has. */
export function findPlatformUses(tree: ts.SourceFile): Sighting[] {
  const own = declaredNames(tree)
  return collect(tree, (node) => {
    if (ts.isPropertyAccessExpression(node) && isNamed(node.expression, 'process') && !own.has('process')) return textOf(node)
    if (ts.isTypeReferenceNode(node) && ts.isIdentifier(node.typeName)) {
      const name = node.typeName.text
      if (platformTypes.test(name) && !own.has(name)) return `the type ${name}`
    }
    return null
  })
}

const platformTypes =
  /^(Ai|AnalyticsEngineDataset|D1\w+|DurableObject\w*|ExecutionContext|ExportedHandler|Fetcher|Hyperdrive|KVNamespace|Message|MessageBatch|Queue|R2\w+|ScheduledController|ScheduledEvent|Service|Vectorize\w*|WorkerEntrypoint)$/

/** Calls to `fetch` inside a route's exported loader or action. */
export function findLoaderFetches(tree: ts.SourceFile): Sighting[] {
  return tree.statements.filter(isServerFunction).flatMap((statement) => findFetches(statement))
}

export function findFetches(tree: ts.Node): Sighting[] {
  return collect(tree, (node) => {
    if (!ts.isCallExpression(node)) return null
    const name = textOf(node.expression)
    return /^((globalThis|self|window)\.)?fetch$/.test(name) ? `${name}(${node.arguments[0] ? textOf(node.arguments[0]) : ''})` : null
  })
}

function isServerFunction(statement: ts.Statement): boolean {
  const names = ts.isFunctionDeclaration(statement)
    ? [statement.name?.text]
    : ts.isVariableStatement(statement)
      ? statement.declarationList.declarations.map((declaration) => declaration.name.getText())
      : []
  return names.some((name) => name === 'loader' || name === 'action')
}

/** Variables at the top of a file: whatever a request puts there, the next one finds. */
export function findKeptVariables(tree: ts.SourceFile): Sighting[] {
  return tree.statements.filter(ts.isVariableStatement).flatMap((statement) => {
    const isConstant = statement.declarationList.flags & ts.NodeFlags.Const
    const isAmbient = statement.modifiers?.some((modifier) => modifier.kind === ts.SyntaxKind.DeclareKeyword)
    return isConstant || isAmbient ? [] : [{ line: lineOf(statement), what: `keeps a variable (${textOf(statement)})` }]
  })
}

/**
 * What a file does the moment it is loaded that it should leave to a request: I/O, timers, randomness, the clock, clients.
 * Goes into functions that run at once: those called where they stand, callbacks of array methods, and this file's own
 * functions when they are called at its top. It does not follow calls into other files.
 */
export function findLoadEffects(tree: ts.SourceFile): Sighting[] {
  const found: Sighting[] = []
  const own = new Map<string, ts.Node>()
  const entered = new Set<ts.Node>()
  for (const statement of tree.statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name && statement.body) own.set(statement.name.text, statement.body)
    if (!ts.isVariableStatement(statement)) continue
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (ts.isIdentifier(name) && initializer && isFunction(initializer)) own.set(name.text, initializer.body)
    }
  }

  const enter = (body: ts.Node) => {
    if (entered.has(body)) return
    entered.add(body)
    visit(body)
  }
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node)) return
    if (isFunctionLike(node)) return
    if (ts.isPropertyDeclaration(node) && !node.modifiers?.some((modifier) => modifier.kind === ts.SyntaxKind.StaticKeyword)) return
    if (ts.isAwaitExpression(node) || (ts.isForOfStatement(node) && node.awaitModifier)) {
      found.push({ line: lineOf(node), what: 'waits (await)' })
    }
    if (ts.isCallExpression(node) || ts.isNewExpression(node)) {
      const effect = effectOf(node)
      if (effect) found.push({ line: lineOf(node), what: effect })
      const callee = unwrap(node.expression)
      if (isFunction(callee)) enter(callee.body)
      if (ts.isIdentifier(callee)) {
        const body = own.get(callee.text)
        if (body) enter(body)
      }
      if (ts.isPropertyAccessExpression(callee) && eagerMethods.has(callee.name.text)) {
        for (const argument of node.arguments ?? []) {
          if (isFunction(argument)) enter(argument.body)
          const body = ts.isIdentifier(argument) ? own.get(argument.text) : undefined
          if (body) enter(body)
        }
      }
    }
    ts.forEachChild(node, visit)
  }
  tree.statements.forEach(visit)
  return found
}

/** Array and object methods that call back before they return. */
const eagerMethods = new Set(
  'every filter find findIndex findLast flatMap forEach from groupBy map reduce reduceRight replace replaceAll some sort toSorted then'.split(' '),
)

const effects: { name: RegExp; effect: string }[] = [
  { name: /^fetch$/, effect: 'fetches' },
  { name: /^(WebSocket|EventSource|XMLHttpRequest|connect)$/, effect: 'connects' },
  { name: /^(setTimeout|setInterval|setImmediate|queueMicrotask|requestAnimationFrame|requestIdleCallback|scheduler\.\w+)$/, effect: 'sets a timer' },
  { name: /^(crypto\.|Math\.random$)/, effect: 'draws randomness or keys' },
  { name: /^(newId|createToken|nanoid|uuid\w*|randomUUID|randomBytes)$/, effect: 'draws randomness or keys' },
  { name: /^(Date\.now|performance\.now|systemClock)$/, effect: 'reads the clock' },
  { name: /^(caches|localStorage|sessionStorage|indexedDB|navigator)\./, effect: 'reads storage' },
  { name: /^(readFile\w*|writeFile\w*|fs\.\w+)$/, effect: 'reads a file' },
  { name: /^(createDb|createDeps|createServices|drizzle|PrismaClient|QueryClient|create\w*Client|\w+Client)$/, effect: 'keeps a client' },
]

function effectOf(node: ts.CallExpression | ts.NewExpression): string | null {
  const name = textOf(unwrap(node.expression)).replace(/^(globalThis|self|window)\./, '').replaceAll('?.', '.')
  if (name === 'Date' && (ts.isCallExpression(node) || !node.arguments?.length)) return 'reads the clock (Date)'
  const known = effects.find((effect) => effect.name.test(name))
  return known ? `${known.effect} (${name})` : null
}

function unwrap(node: ts.Expression): ts.Expression {
  return ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isNonNullExpression(node) ? unwrap(node.expression) : node
}

function isFunction(node: ts.Node): node is ts.ArrowFunction | ts.FunctionExpression {
  return ts.isArrowFunction(node) || ts.isFunctionExpression(node)
}

function isFunctionLike(node: ts.Node): boolean {
  return isFunction(node) || ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node) || ts.isConstructorDeclaration(node) || ts.isAccessor(node)
}

/** What a file declares or imports by itself, so that a name of its own is not taken for the platform's. */
function declaredNames(tree: ts.SourceFile): Set<string> {
  const names = new Set<string>()
  const visit = (node: ts.Node): void => {
    const name = (node as { name?: ts.Node }).name
    const declares = ts.isDeclarationStatement(node) || ts.isVariableDeclaration(node) || ts.isParameter(node) || ts.isImportSpecifier(node) || ts.isTypeParameterDeclaration(node)
    if (declares && name && ts.isIdentifier(name)) names.add(name.text)
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return names
}

function collect(root: ts.Node, look: (node: ts.Node) => string | null): Sighting[] {
  const found: Sighting[] = []
  const visit = (node: ts.Node): void => {
    const what = look(node)
    if (what !== null) found.push({ line: lineOf(node), what })
    ts.forEachChild(node, visit)
  }
  visit(root)
  return found
}

function isNamed(node: ts.Node, name: string): boolean {
  return ts.isIdentifier(node) && node.text === name
}

function isText(node: ts.Node, text: string): boolean {
  return ts.isStringLiteralLike(node) && node.text === text
}

function textOf(node: ts.Node): string {
  return node.getText().replace(/\s+/g, ' ')
}
