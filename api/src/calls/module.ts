import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';
import type { Call } from './call.ts';

/** One business area of the server: its calls, and what else it serves or runs. */
export type Module = {
  readonly name: string;
  readonly calls?: readonly Call[];
  /** Routes outside the API base. */
  readonly routes?: (app: FastifyInstance) => void | Promise<void>;
  /** Background work; begins when the server listens, and ends before the database closes. */
  readonly start?: () => Promise<void>;
  readonly stop?: () => Promise<void>;
};

export type CreateModule = (services: Services) => Module;
