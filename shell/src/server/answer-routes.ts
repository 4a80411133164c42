import type { FastifyInstance } from 'fastify';
import { answersPath } from '../composition/answers.ts';
import type { AnswerFiles } from './answer-files.ts';
import { bestEncoding } from './compress.ts';
import type { RemoteFiles } from './remote-files.ts';

type Parts = { readonly answerFiles: Pick<AnswerFiles, 'find'>; readonly remoteFiles: Pick<RemoteFiles, 'find'> };

/** The files that pages name. One that is not there may be in a moment, or on another server. */
export function answerRoutes(app: FastifyInstance, { answerFiles, remoteFiles }: Parts): void {
  app.get(`${answersPath}:file`, async (request, reply) => {
    const answerFile = answerFiles.find(request.url);
    const result = answerFile ? { file: answerFile, isSame: true } : remoteFiles.find(request.url);
    if (!result) return reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('No encontramos lo que buscas.');
    const encoding = bestEncoding(request.headers['accept-encoding']);
    reply.headers({ 'cache-control': result.isSame ? 'public, max-age=31536000, immutable' : 'no-store', vary: 'accept-encoding' });
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.type('application/json; charset=utf-8').send(await result.file.at(encoding));
  });
}
