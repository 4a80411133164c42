import styled from '@emotion/styled';
import type { Pictures } from '../domain/catalog.ts';
import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react';
import { DefaultPicture } from './default-picture.tsx';
import { inRem, theme } from './theme.ts';
import { breakpoint, pictureSize } from './tokens.ts';

/** The two files of one picture; empty strings when there is none. */
export type PictureFiles = { readonly jpg: string; readonly webp: string };

const Frame = styled.span`
  position: relative;
  display: block;
  overflow: clip;
  background: ${theme.color.sunken};

  & img,
  & > svg {
    display: block;
    width: 100%;
    height: auto;
    object-fit: cover;
  }
  &[data-fill] {
    width: 100%;
    height: 100%;
  }
  &[data-fill] img,
  &[data-fill] > picture,
  &[data-fill] > svg {
    width: 100%;
    height: 100%;
  }
`;

const mime = { webp: 'image/webp', jpg: 'image/jpeg' } as const;
const belowSmall = `(max-width: ${inRem(breakpoint.sm - 0.02)})`;

type Props = {
  readonly picture: PictureFiles;
  /** The same picture with twice the pixels, for sharp screens; needs `sizes`. */
  readonly large?: PictureFiles | undefined;
  /** Empty when the words beside it say the same. */
  readonly alt: string;
  /** Pixels of the file: they reserve the place before it arrives. */
  readonly width: number;
  readonly height: number;
  readonly sizes?: string;
  /** Another crop for windows below `sm`. */
  readonly narrow?: { readonly picture: PictureFiles; readonly width: number; readonly height: number } | undefined;
  /** Above the fold: loaded at once and first. */
  readonly priority?: boolean;
  /** Takes the size of its parent and is cropped. */
  readonly fill?: boolean;
  readonly className?: string;
};

const isServer = typeof document === 'undefined';

/**
 * Files and media query are named when the picture is in the document. Chromium never lets go of an `img` that had a choice of files, or of
 * a `source` that had a media query, and was not inserted; React throws away what it has drawn in steps when a tap interrupts it.
 */
function Source({ srcSet, media, ...rest }: ComponentProps<'source'>) {
  if (isServer) return <source {...rest} media={media} srcSet={srcSet} />;
  const name = (source: HTMLSourceElement | null): void => {
    // In this order: without its media query a file would be for every window.
    if (source && source.media !== (media ?? '')) source.media = media ?? '';
    if (source && source.srcset !== (srcSet ?? '')) source.srcset = srcSet ?? '';
  };
  // The server named them.
  return <source {...rest} ref={name} suppressHydrationWarning />;
}

/** WebP where it is understood, a JPEG of one size elsewhere, and the house picture when neither arrives. */
export function Picture({ picture, large, alt, width, height, sizes, narrow, priority = false, fill = false, className }: Props) {
  const [failed, setFailed] = useState('');
  const image = useRef<HTMLImageElement>(null);
  const missing = picture.jpg === '' || failed === picture.jpg;

  // The file may have failed before React was listening.
  useLayoutEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0 && image.current.getAttribute('src') === picture.jpg) setFailed(picture.jpg);
  }, [picture.jpg]);

  /** One that does not wait is lazy until its sources have their files: else its JPEG would be fetched first, and one that is thrown away stay. */
  const hasSources = (img: HTMLImageElement | null): void => {
    image.current = img;
    if (priority && img?.getAttribute('loading') === 'lazy') img.setAttribute('loading', 'eager');
  };

  /** How wide it is shown helps only to choose between files. */
  const files = (kind: 'jpg' | 'webp', alone?: string) => (large?.[kind] ? { srcSet: `${picture[kind]} ${width}w, ${large[kind]} ${width * 2}w`, sizes } : { srcSet: alone });
  return (
    <Frame className={className} data-fill={fill ? '' : undefined}>
      {missing ? (
        <DefaultPicture label={alt} width={width} height={height} />
      ) : (
        <picture>
          {narrow &&
            (['webp', 'jpg'] as const).map(
              (kind) => narrow.picture[kind] !== '' && !(kind === 'jpg' && narrow.picture.jpg === narrow.picture.webp) && <Source key={kind} type={mime[kind]} media={belowSmall} srcSet={narrow.picture[kind]} width={narrow.width} height={narrow.height} />,
            )}
          {picture.webp !== '' && <Source type={mime.webp} {...files('webp', picture.webp)} />}
          {picture.webp === '' && large?.jpg && <Source type={mime.jpg} {...files('jpg')} />}
          <img
            ref={hasSources}
            suppressHydrationWarning
            src={picture.jpg}
            alt={alt}
            width={width}
            height={height}
            loading={priority && isServer ? 'eager' : 'lazy'}
            fetchPriority={priority ? 'high' : undefined}
            decoding="async"
            draggable={false}
            onError={() => setFailed(picture.jpg)}
          />
        </picture>
      )}
    </Frame>
  );
}

type CardPictureProps = { readonly pictures: Pictures } & Pick<Props, 'alt' | 'sizes' | 'priority' | 'className'>;

/**
 * The square picture of what is sold, in a grid of two columns on phones: the browser takes the file that fits its screen.
 * Three pixels for one are not worth three times the bytes: the sharpest phones are told of a smaller place.
 */
export const CardPicture = ({ pictures, sizes = '(min-width: 900px) 240px, (min-resolution: 2.5dppx) 27vw, 46vw', ...rest }: CardPictureProps) => (
  <Picture picture={pictures.small} large={pictures.medium} width={pictureSize.small} height={pictureSize.small} sizes={sizes} {...rest} />
);
