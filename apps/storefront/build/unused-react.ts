import type { Plugin } from 'vite'

/** What React offers and this shop does not use, by file of its production build. Decision 0111. */
interface Unused {
  /** React calls them, but they do nothing unless the feature is used. Their bodies are removed, and so is all code that only they call. */
  readonly functions?: readonly string[]
  /** Statements that start like this, such as the methods of a class that is never constructed. */
  readonly statements?: readonly string[]
}

export const UNUSED: Readonly<Record<string, Unused>> = {
  'react/cjs/react.production.js': {
    // Without the export, code that starts to use one of them fails in every test in a browser.
    statements: exported('Children ViewTransition addTransitionType cloneElement useActionState useOptimistic'),
  },
  'react-dom/cjs/react-dom.production.js': {
    statements: exported('preconnect prefetchDNS preinit preinitModule preload preloadModule requestFormReset useFormState useFormStatus'),
  },
  'react-dom/cjs/react-dom-client.production.js': {
    functions: words(
      // View transitions
      'applyViewTransitionToHostInstances commitExitViewTransitions commitNestedViewTransitions createViewTransitionInstance',
      'getViewTransitionClassName getViewTransitionName restoreEnterOrExitViewTransitions restoreNestedViewTransitions',
      'restoreViewTransitionOnHostInstances startViewTransition trackEnterViewTransitions ViewTransitionPseudoElement',
      // Refs of fragments
      'addFragmentHandleToFiber commitFragmentInstanceDeletionEffects commitFragmentInstanceInsertionEffects',
      'commitNewChildToFragmentInstances FragmentInstance isFragmentInstanceParent',
      // Functions as actions of forms: ours are addresses. `extractEvents$1` finds the function of a form that is submitted.
      'extractEvents$1 mountActionState recursivelyResetForms requestFormReset$1 rerenderActionState',
      'scheduleReplayQueueIfNeeded updateActionState updateOptimisticImpl',
      // `SuspenseList`, which React does not even export
      'cutOffTailIfNeeded findFirstSuspended updateSuspenseListComponent',
      // Resource hints by call: these pages have links in the head instead
      'preconnect prefetchDNS preinitModuleScript preinitScript preinitStyle preload preloadModule',
      // The stack of components of an error, which nothing shows
      'getStackByFiberInDevAndProd',
    ),
    statements: ['FragmentInstance.prototype.'],
  },
}

/** Leaves unused parts of React out of the browser's bundle. */
export function unusedReact(): Plugin {
  return {
    name: 'unused-react',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/react(?:-dom)?\/cjs\/[\w-]+\.production\.js$/ },
      handler(code, id) {
        const unused = Object.entries(UNUSED).find(([file]) => id.endsWith(`/${file}`))?.[1]
        return unused ? { code: leaveOut(code, unused), map: null } : null
      },
    },
  }
}

/**
 * React's files are formatted: what begins at the start of a line ends at the next closing brace there.
 *
 * @throws when a name is missing, which means that React has changed: the list has to be checked against its new version.
 */
export function leaveOut(code: string, { functions = [], statements = [] }: Unused): string {
  let left = code
  const replace = (start: string, end: string, by: string) => {
    const before = left
    left = left.replaceAll(new RegExp(`^${start.replaceAll(/[$().]/g, String.raw`\$&`)}${end}`, 'gm'), () => by)
    if (left === before) throw new Error(`React has no “${start}”: check what the bundle leaves out (build/unused-react.ts)`)
  }
  for (const name of functions) replace(`function ${name}(`, String.raw`[^]*?\n\}$`, `function ${name}() {}`)
  for (const start of statements) replace(start, String.raw`(?:.*;|[^]*?\n\};)$`, '')
  return left
}

function words(...lines: readonly string[]): string[] {
  return lines.flatMap((line) => line.split(' '))
}

function exported(names: string): string[] {
  return words(names).map((name) => `exports.${name} = `)
}
