/**
 * In place of react-query's own file: its façade hands out no mutation, so its client never has one. What it asks of them is answered; whoever wants
 * to add one is told where.
 */
export class MutationCache {
  build() {
    throw new Error('Mutations are not part of the page: hand out useMutation in shell/src/facades/react-query.ts and take tools/webpack/no-mutations.mjs away.');
  }
  getAll() {
    return [];
  }
  findAll() {
    return [];
  }
  clear() {}
  resumePausedMutations() {
    return Promise.resolve();
  }
}
