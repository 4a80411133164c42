import type { CarouselSlide } from '@brasa/shared/domain/catalog';
import { pictureOf, recordedPicture } from '@brasa/shared/domain/image-records';
import { AppLink } from '@brasa/shared/react';
import { HorizontalScroller, Picture, media, pictureSize, theme } from '@brasa/shared/ui';
import styled from '@emotion/styled';
import { useState } from 'react';
import { menuText } from '../menu-text.ts';
import { noPicture } from '../pictures/product-face.tsx';
import { useImages } from '../pictures/use-images.ts';
import { vicinity, whenNear } from '../pictures/when-near.ts';

const [wide, high] = pictureSize.banner;
const [narrowWide, narrowHigh] = pictureSize.narrowBanner;

const Place = styled.div`
  ${vicinity}
`;
/** Where `Picture` shows the crop for phones: windows below 600 px with letters of 16 px. */
const belowSmall = '@media (max-width: 37.49875rem)';
/** The shape of a picture whose crop is not known yet. */
const Coming = styled.span`
  display: block;
  aspect-ratio: ${wide} / ${high};
  background: ${theme.color.sunken};
  ${belowSmall} {
    aspect-ratio: ${narrowWide} / ${narrowHigh};
  }
`;
const Slide = styled(AppLink)`
  display: block;
  width: min(86vw, 58rem);
  border-radius: ${theme.radius.xl};
  overflow: clip;
  box-shadow: ${theme.shadow.mid};
  ${media.md} {
    width: min(70vw, 58rem);
  }
  /*
   * What is skipped has no height of its own: a link without one is nowhere to be pressed. The height that it had before a phone was turned does
   * not count: browsers remember it.
   */
  li + li & {
    ${whenNear}
    min-height: 0;
    aspect-ratio: ${wide} / ${high};
    ${belowSmall} {
      &[data-narrow] {
        aspect-ratio: ${narrowWide} / ${narrowHigh};
      }
    }
  }
`;

/** The news of the house; nothing when there are none [DEC-025]. */
export const Carousel = ({ slides }: { readonly slides: readonly CarouselSlide[] }) => (slides.length === 0 ? null : <Slides slides={slides} />);

function Slides({ slides }: { readonly slides: readonly CarouselSlide[] }) {
  const { images, waiting } = useImages();
  // Their crop for phones has another shape: what becomes known after a picture was seen would move the page.
  const [crops, setCrops] = useState(waiting ? null : images);
  if (crops === null && !waiting) setCrops(images);
  return (
    <HorizontalScroller label={menuText.carousel} arrows>
      {slides.map(({ id, name, path, picture }, position) => {
        const narrow = crops && recordedPicture(crops, { subject: 'CAR', id, use: 'narrow' });
        return (
          <Place key={id}>
            {crops === null ? (
              <Slide to={path} data-narrow="" aria-label={name}>
                <Coming />
              </Slide>
            ) : (
              <Slide to={path} data-narrow={narrow ? '' : undefined}>
                <Picture
                  picture={pictureOf(picture, images, { subject: 'CAR', id, use: 'banner' }) ?? noPicture}
                  narrow={narrow ? { picture: narrow, width: narrowWide, height: narrowHigh } : undefined}
                  alt={name}
                  width={wide}
                  height={high}
                  priority={position === 0}
                />
              </Slide>
            )}
          </Place>
        );
      })}
    </HorizontalScroller>
  );
}
