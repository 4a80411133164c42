import type { FragmentRequest, FrameRequest, ShopData } from '../render/index.tsx';

/** What a render thread can be asked for. */
export type Order =
  | { readonly kind: 'shop'; readonly shop: ShopData }
  | { readonly kind: 'frame'; readonly request: FrameRequest }
  | { readonly kind: 'fragment'; readonly request: FragmentRequest };

export type Answer = { readonly id: number; readonly ok: true; readonly result: unknown } | { readonly id: number; readonly ok: false; readonly message: string };
