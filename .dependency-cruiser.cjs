/** Import rules of docs/architecture.md: refuses every import that is not allowed there. */
const feature = '(auth|chat|billing)';
const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

module.exports = {
  forbidden: [
    rule('no-cycles', 'a cycle hides which part needs which', {}, { circular: true }),
    rule(
      'shared-is-pure',
      'both ends load it: only zod',
      { path: '^src/shared', pathNot: '\\.test\\.ts$' },
      { pathNot: ['^src/shared', 'node_modules/zod'] },
    ),
    rule(
      'web-not-server',
      'the browser bundle must not see server code',
      { path: '^src/web' },
      { path: '^src/(server|sandbox)' },
    ),
    rule(
      'server-not-web',
      'the server must not see browser code',
      { path: '^src/(server|sandbox)' },
      { path: '^src/web' },
    ),
    rule(
      'sandbox-alone',
      'it plays the outside world, so it shares no code with us',
      { path: '^src/sandbox' },
      { path: '^src/(server|shared|web)' },
    ),
    rule(
      'only-main-mounts-sandbox',
      'the server talks to it by its wire',
      { path: '^src/server', pathNot: ['^src/server/main\\.ts$', '\\.test\\.ts$'] },
      { path: '^src/sandbox' },
    ),
    rule(
      'server-base-no-feature',
      'db, http, guide, jobs and mail know no feature',
      { path: '^src/server/(db|http|guide|jobs|mail)/', pathNot: '\\.test\\.ts$' },
      { path: `^src/server/${feature}/` },
    ),
    rule(
      'http-alone',
      'http knows the database and the contract, and nothing of what is served over it',
      { path: '^src/server/http/', pathNot: '\\.test\\.ts$' },
      { path: '^src/server/(?!http/|db/)' },
    ),
    rule(
      'auth-no-feature',
      'auth stands below billing and chat',
      { path: '^src/server/auth/', pathNot: '\\.test\\.ts$' },
      { path: '^src/server/(chat|billing)/' },
    ),
    rule(
      'billing-not-chat',
      'billing stands below chat',
      { path: '^src/server/billing/', pathNot: '\\.test\\.ts$' },
      { path: '^src/server/chat/' },
    ),
    rule(
      'providers-know-no-use',
      'a payment provider implements provider.ts and knows nothing of what uses it',
      { path: '^src/server/billing/providers/', pathNot: '\\.test\\.ts$' },
      { path: '^src/server/billing/(?!providers/)' },
    ),
    rule(
      'provider-not-other-provider',
      'payment providers do not know each other',
      { path: '^src/server/billing/providers/([^/]+)/', pathNot: '\\.test\\.ts$' },
      { path: '^src/server/billing/providers/([^/]+)/', pathNot: '^src/server/billing/providers/$1/' },
    ),
    rule(
      'provider-behind-its-interface',
      "the rest of the server uses a provider's settings and interface; only deps.ts makes one",
      {
        path: '^src/server/',
        pathNot: ['^src/server/billing/providers/', '^src/server/deps\\.ts$', '\\.test\\.ts$'],
      },
      { path: '^src/server/billing/providers/[^/]+/' },
    ),
    rule(
      'checkout-not-manage',
      'buying knows nothing of changing or deleting a subscription',
      { path: '^src/server/billing/checkout/', pathNot: '\\.test\\.ts$' },
      { path: '^src/server/billing/(manage/|deletion\\.ts$)' },
    ),
    rule(
      'manage-not-deletion',
      'changing a subscription knows nothing of deleting an account',
      { path: '^src/server/billing/manage/', pathNot: '\\.test\\.ts$' },
      { path: '^src/server/billing/deletion\\.ts$' },
    ),
    rule(
      'sync-not-manage',
      'copying the state of a subscription does not change it',
      { path: '^src/server/billing/sync/', pathNot: '\\.test\\.ts$' },
      { path: '^src/server/billing/manage/' },
    ),
    rule(
      'chat-only-subscriptions',
      'chat asks one thing of billing',
      { path: '^src/server/chat/', pathNot: '\\.test\\.ts$' },
      { path: '^src/server/billing/(?!subscriptions\\.ts$)' },
    ),
    rule(
      'only-app-imports-routes',
      'one place says which routes exist',
      { path: '^src/server', pathNot: ['^src/server/app\\.ts$', '\\.test\\.ts$'] },
      { path: '^src/server/.*routes\\.ts$' },
    ),
    rule(
      'only-main-imports-deps',
      'parts are chosen once',
      { path: '^src', pathNot: ['^src/server/main\\.ts$', '\\.test\\.ts$'] },
      { path: '^src/server/deps\\.ts$', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'web-base-no-feature',
      'ui and lib serve all features',
      { path: '^src/web/(ui|lib|i18n)/', pathNot: '\\.test\\.tsx?$' },
      { path: '^src/web/(features|pages)/' },
    ),
    rule(
      'features-apart',
      'features meet in pages',
      { path: '^src/web/features/([^/]+)/', pathNot: '\\.test\\.tsx?$' },
      { path: '^src/web/(features|pages)/', pathNot: '^src/web/features/$1/' },
    ),
    rule(
      'buying-apart-from-managing',
      'checkout and receipts can be read and changed on their own; managing a subscription shows its receipts',
      { path: '^src/web/features/billing/(checkout|receipts)/', pathNot: '\\.test\\.tsx?$' },
      {
        path: '^src/web/features/billing/(checkout|receipts|subscription)/',
        pathNot: '^src/web/features/billing/$1/',
      },
    ),
    rule(
      'managing-not-buying',
      'what a subscriber does needs nothing of the checkout',
      { path: '^src/web/features/billing/(subscription/|[^/]+$)' },
      { path: '^src/web/features/billing/checkout/' },
    ),
    rule(
      'billing-base-no-part',
      'the files that the parts of billing share know none of them',
      { path: '^src/web/features/billing/[^/]+$' },
      { path: '^src/web/features/billing/[^/]+/' },
    ),
    rule(
      'only-router-imports-pages',
      'pages are put together in one place',
      { path: '^src/web/', pathNot: ['^src/web/router\\.tsx$', '^src/web/pages/', '\\.test\\.tsx?$'] },
      { path: '^src/web/pages/' },
    ),
    rule(
      'samples-in-tests-only',
      'sample answers and stubs stay out of the bundle',
      { path: '^src/web', pathNot: ['\\.test\\.tsx?$', '(^|/)testing\\.tsx?$'] },
      { path: '(^|/)testing\\.tsx?$' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    parser: 'swc',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
    },
  },
};
