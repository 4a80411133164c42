import type { Pictures } from '@brasa/shared/domain/catalog';
import { recordedPicture } from '@brasa/shared/domain/image-records';
import { media, theme } from '@brasa/shared/ui';
import styled from '@emotion/styled';
import { noPicture } from './product-face.tsx';
import { useImages } from './use-images.ts';
import { NearPicture } from './when-near.ts';

/** Less high than wide on large screens. */
const Face = styled(NearPicture)`
  ${media.md} {
    &,
    & img,
    & > svg {
      aspect-ratio: 4 / 3;
    }
  }
`;
const Place = styled.div`
  aspect-ratio: 1;
  ${media.md} {
    aspect-ratio: 4 / 3;
  }
  background: ${theme.color.sunken};
`;

type Props = { readonly id: number; /** Stands in when the category has no picture of its own. */ readonly fallback: Pictures };

/** The picture on record for a category, or one of its products. It is chosen once: no picture is swapped for another [MENU-018]. */
export function CategoryFace({ id, fallback }: Props) {
  const { images, waiting } = useImages();
  if (waiting) return <Place />;
  const card = recordedPicture(images, { subject: 'CAT', id, use: 'card' });
  return <Face pictures={card ? { small: card, medium: noPicture } : fallback} alt="" sizes="(min-width: 900px) 300px, (min-width: 600px) 23vw, 46vw" />;
}
