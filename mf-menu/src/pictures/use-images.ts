import type { ImageRecord } from '@brasa/shared/domain/image-records';
import { imagesQuery } from '@brasa/shared/runtime';
import { useQuery } from '@tanstack/react-query';

const none: readonly ImageRecord[] = [];

/** Pictures on record. `waiting` until the first answer or the first failure: nobody waits for a second try [DEC-049]. */
export function useImages(): { readonly images: readonly ImageRecord[]; readonly waiting: boolean } {
  const { data, isPending, failureCount } = useQuery(imagesQuery);
  return { images: data ?? none, waiting: isPending && failureCount === 0 };
}
