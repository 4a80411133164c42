import type { FastifyInstance } from 'fastify';
import { answersPath } from '../composition/answers.ts';
import type { AnswerFiles } from './answer-files.ts';
import { bestEncoding } from './compress.ts';

/** The answers of the api that pages name. One that is not there may be in a moment, or on another server. */
export function answerRoutes(app: FastifyInstance, answers: Pick<AnswerFiles, 'find'>): void {
  app.get(`${answersPath}:file`, async (request, reply) => {
    const file = answers.find(request.url);
    if (!file) return reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('No encontramos lo que buscas.');
    const encoding = bestEncoding(request.headers['accept-encoding']);
    reply.headers({ 'cache-control': 'public, max-age=31536000, immutable', vary: 'accept-encoding' });
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.type('application/json; charset=utf-8').send(await file.at(encoding));
  });
}
