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

const place = { type: 'string', pattern: '^(https://|/|http://localhost[:/])' } as const;
const hash = { type: 'string', pattern: '^sha384-[A-Za-z0-9+/]{64}$' } as const;
const hashes = { type: 'object', additionalProperties: hash } as const;

/** What we promise beyond that, for every version: real hashes, known places, one default at most, everything a loader needs. */
export const strictShape = {
  $id: 'brasa:discovery/strict',
  type: 'object',
  required: ['schema', 'microFrontends'],
  properties: {
    microFrontends: {
      type: 'object',
      propertyNames: { pattern: '^mf-[a-z0-9]+(-[a-z0-9]+)*$' },
      additionalProperties: {
        type: 'array',
        minItems: 1,
        maxItems: 4,
        items: { $ref: '#/$defs/version' },
        contains: { type: 'object', properties: { deployment: { type: 'object', properties: { default: { const: true } } } } },
        minContains: 0,
        maxContains: 1,
      },
    },
  },
  $defs: {
    version: {
      type: 'object',
      required: ['url', 'fallbackUrl', 'metadata', 'deployment', 'extras'],
      properties: {
        url: place,
        fallbackUrl: place,
        metadata: { type: 'object', properties: { integrity: hash, version: { type: 'string', pattern: '^\\d+\\.\\d+\\.\\d+(-[0-9a-z.-]+)?\\+[0-9a-f]{8}$' } } },
        deployment: {
          type: 'object',
          required: ['traffic', 'default', 'salt', 'state'],
          properties: { salt: { type: 'string', minLength: 1 }, state: { enum: ['canary', 'stable', 'draining', 'blocked'] } },
        },
        extras: {
          type: 'object',
          required: ['modulefederation', 'base', 'fallbackBase', 'assets', 'title', 'criticality', 'routes', 'slots', 'fallback', 'node'],
          properties: {
            modulefederation: {
              type: 'object',
              required: ['name', 'globalName', 'entry', 'exposes', 'shared', 'uses'],
              properties: {
                entry: place,
                exposes: { type: 'object', minProperties: 1, additionalProperties: { type: 'array', minItems: 1, items: place } },
                shared: { type: 'object', additionalProperties: { type: 'string', minLength: 1 } },
                uses: { type: 'object', additionalProperties: { type: 'array', minItems: 1, items: { type: 'string', minLength: 1 } } },
              },
            },
            base: place,
            fallbackBase: place,
            assets: { ...hashes, minProperties: 1 },
            criticality: { enum: ['primary', 'essential', 'regular'] },
            node: {
              anyOf: [
                { type: 'null' },
                { type: 'object', required: ['base', 'entry', 'files'], properties: { base: place, entry: { type: 'string' }, files: hashes } },
              ],
            },
          },
        },
      },
    },
  },
} as const;

/** What a schema cannot say: the shares of a remote with a default are 100 together, the entry and every exposed script have a hash, and lie below `base`. */
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
