const text = { type: 'string' } as const;

/**
 * The shape the frontend-discovery project calls v1-pre, in our words: top level and versions are closed, `deployment` and `extras`
 * are open. The published file checks only the first version of each micro-frontend; this one checks them all, and so
 * accepts nothing the published one refuses.
 */
export const publishedShape = {
  $id: 'brasa:discovery/published',
  type: 'object',
  additionalProperties: false,
  required: ['schema', 'microFrontends'],
  properties: {
    schema: text,
    microFrontends: {
      type: 'object',
      additionalProperties: {
        type: 'array',
        uniqueItems: true,
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['url', 'metadata'],
          properties: {
            url: text,
            fallbackUrl: text,
            metadata: { type: 'object', additionalProperties: false, required: ['integrity', 'version'], properties: { integrity: text, version: text } },
            extras: { type: 'object' },
            deployment: {
              type: 'object',
              required: ['traffic', 'default'],
              properties: { traffic: { type: 'number', minimum: 0, maximum: 100 }, default: { type: 'boolean' } },
            },
          },
        },
      },
    },
  },
} as const;

/** What no schema says: the shares of a remote with a default are 100 together, the entry and every exposed script have a hash, and lie below `base`. */
export function beyondSchema(document: { microFrontends: Record<string, readonly { deployment: { traffic: number; default: boolean }; extras: { base: string; assets: Record<string, string>; modulefederation: { entry: string; exposes: Record<string, readonly string[]> } } }[]> }): string[] {
  return Object.entries(document.microFrontends).flatMap(([name, versions]) => {
    const sum = versions.reduce((total, version) => total + version.deployment.traffic, 0);
    const isWhole = versions.some(({ deployment }) => deployment.default) ? Math.abs(sum - 100) < 1e-9 : sum < 100;
    const scripts = versions.flatMap(({ extras }) => [extras.modulefederation.entry, ...Object.values(extras.modulefederation.exposes).flat()].map((script) => ({ script, extras })));
    const bare = scripts.filter(({ script, extras }) => !extras.assets[script]).map(({ script }) => `${script} has no hash`);
    const outside = scripts.filter(({ script, extras }) => !script.startsWith(extras.base)).map(({ script }) => `${script} lies outside its version`);
    return [...(isWhole ? [] : [`the shares of ${name} are ${sum} together`]), ...bare, ...outside];
  });
}
