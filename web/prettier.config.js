import * as svelte from "prettier-plugin-svelte"; // by name it would be sought wherever prettier is called

export default {
  printWidth: 120,
  plugins: [svelte],
  overrides: [{ files: "*.svelte", options: { parser: "svelte" } }],
};
