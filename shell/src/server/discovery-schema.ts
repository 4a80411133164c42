import { z } from 'zod';

const route = z.object({ pattern: z.string(), title: z.string().optional(), private: z.boolean().optional(), ssr: z.boolean().optional(), frame: z.boolean().optional() });
const slot = z.object({ name: z.string(), load: z.enum(['now', 'idle', 'demand']).optional(), routes: z.array(z.string()).optional(), when: z.enum(['cart', 'order', 'certificates']).optional() });

/** A registry, or a copy on disk, of before these were noted has none. */
const names = z.record(z.string(), z.array(z.string())).default({});

/** What the shell reads of an entry of the discovery document; the rest is the registry's business. */
export const discoveredVersion = z.object({
  metadata: z.object({ version: z.string() }),
  deployment: z.object({ traffic: z.number(), default: z.boolean(), salt: z.string(), state: z.enum(['canary', 'stable', 'draining', 'blocked']) }),
  extras: z.object({
    modulefederation: z.object({ globalName: z.string(), entry: z.string(), exposes: z.record(z.string(), z.array(z.string())), shared: z.record(z.string(), z.string()), uses: names }),
    base: z.string(),
    fallbackBase: z.string(),
    assets: z.record(z.string(), z.string()),
    title: z.string(),
    criticality: z.enum(['primary', 'essential', 'regular']),
    routes: z.array(route),
    slots: z.array(slot),
    fallback: z.string(),
    node: z.object({ base: z.string(), entry: z.string(), files: z.record(z.string(), z.string()) }).nullable().optional(),
  }),
});

export const discoveryDocument = z.object({ microFrontends: z.record(z.string(), z.array(discoveredVersion)) });

export type DiscoveredVersion = z.infer<typeof discoveredVersion>;
export type DiscoveryDocument = z.infer<typeof discoveryDocument>;
