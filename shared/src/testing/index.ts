export * from './cart-builder.ts';
export * from './catalog-builder.ts';
export * from './delivery-builder.ts';
export * from './fake-http.ts';
export * from './memory-storage.ts';
export * from './menu-example.ts';
export * from './reset.ts';
export * from './runs.ts';
