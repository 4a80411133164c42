import type { CarouselSlide } from '@brasa/shared/domain/catalog';
import { AppLink } from '@brasa/shared/react';
import { HorizontalScroller, Picture, media, pictureSize, theme } from '@brasa/shared/ui';
import styled from '@emotion/styled';
import { menuText } from '../menu-text.ts';

const Slide = styled(AppLink)`
  display: block;
  width: min(86vw, 58rem);
  border-radius: ${theme.radius.xl};
  overflow: clip;
  box-shadow: ${theme.shadow.mid};
  ${media.md} {
    width: min(70vw, 58rem);
  }
`;

/** The news of the house; nothing when there are none [DEC-025]. */
export const Carousel = ({ slides }: { readonly slides: readonly CarouselSlide[] }) =>
  slides.length === 0 ? null : (
    <HorizontalScroller label={menuText.carousel} arrows>
      {slides.map((slide, position) => (
        <Slide key={slide.id} to={slide.path}>
          <Picture picture={slide.picture} alt={slide.name} width={pictureSize.banner[0]} height={pictureSize.banner[1]} priority={position === 0} />
        </Slide>
      ))}
    </HorizontalScroller>
  );
