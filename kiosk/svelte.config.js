/**
 * How components are compiled, in all three: the build, the tests and the check of types.
 *
 * @type {import('@sveltejs/vite-plugin-svelte').SvelteConfig}
 */
export default {
  compilerOptions: {
    // One component that leaves it to the compiler brings the older Svelte along for all.
    runes: true,
    discloseVersion: false,
  },
};
