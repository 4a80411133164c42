import type { Picture as PictureFiles, Product } from '@brasa/shared/domain/catalog';
import { pictureOf } from '@brasa/shared/domain/image-records';
import { useImages } from './use-images.ts';
import { NearPicture } from './when-near.ts';

export const noPicture: PictureFiles = { jpg: '', webp: '' };

type Props = { readonly product: Pick<Product, 'id' | 'pictures'>; readonly priority?: boolean };

/** A product as its own picture shows it; only one without is looked up among the pictures on record [DEC-080]. */
export const ProductFace = ({ product, priority = false }: Props) =>
  product.pictures.small.jpg === '' ? <RecordedFace product={product} /> : <NearPicture pictures={product.pictures} alt="" priority={priority} />;

function RecordedFace({ product: { id, pictures } }: Props) {
  const { images } = useImages();
  const found = pictureOf(pictures.small, images, { subject: 'PRD', id, use: 'card' }) ?? noPicture;
  return <NearPicture pictures={{ small: found, medium: noPicture }} alt="" />;
}
