import type { ProductSeed } from './menu-types.ts';

type Single = Omit<ProductSeed, 'type' | 'category' | 'groups' | 'prices'>;

const inCategory = (category: number, singles: readonly Single[]): ProductSeed[] => singles.map((single) => ({ ...single, type: 'PRD', category }));

/** The shops that have a salad bar and an open grill. */
const largerShops = [1, 2, 4, 9, 10];

const starters = inCategory(50, [
  { id: 5001, name: 'Pan con ajo y queso', slug: 'pan-con-ajo-y-queso', price: 37, description: 'Ocho piezas de pan horneado con mantequilla de ajo y mozzarella gratinada.' },
  { id: 5002, name: 'Alitas 8 piezas', slug: 'alitas-8', price: 59, description: 'Ocho alitas horneadas, doradas por fuera y jugosas por dentro, con aderezo ranch.' },
  { id: 5003, name: 'Alitas 16 piezas', slug: 'alitas-16', price: 109, description: 'Dieciséis alitas horneadas con aderezo ranch, para compartir.' },
  { id: 5004, name: 'Palitos de queso', slug: 'palitos-de-queso', price: 45, description: 'Masa rellena de mozzarella, recién horneada, con salsa de tomate de la casa.' },
  { id: 5005, name: 'Papas horneadas', slug: 'papas-horneadas', price: 29, description: 'Gajos de papa horneados con especias y un toque de queso seco.' },
  { id: 5006, name: 'Nachos de la casa', slug: 'nachos', price: 42, description: 'Totopos con frijol volteado, queso cheddar fundido, jalapeño y pico de gallo.' },
  { id: 5007, name: 'Tabla para compartir', slug: 'tabla-para-compartir', price: 95, shops: largerShops, description: 'Alitas, palitos de queso, papas horneadas y pan con ajo con tres aderezos. Solo en algunas tiendas.' },
  { id: 5008, name: 'Sopa del día', slug: 'sopa-del-dia', price: 28, schedule: { weekdays: [1, 2, 3, 4, 5], from: '10:00', to: '15:00' }, description: 'Preparada cada mañana y servida con pan tostado. De lunes a viernes hasta las 3 de la tarde.' },
]);

const pastas = inCategory(60, [
  { id: 6001, name: 'Lasaña de carne', slug: 'lasana-de-carne', price: 62, description: 'Capas de pasta, carne en salsa de tomate, crema y mozzarella gratinada.' },
  { id: 6002, name: 'Lasaña de pollo', slug: 'lasana-de-pollo', price: 62, description: 'Capas de pasta, pollo desmenuzado en salsa blanca y mozzarella gratinada.' },
  { id: 6003, name: 'Espagueti boloñesa', slug: 'espagueti-bolonesa', price: 48, description: 'Espagueti con carne cocida a fuego lento en tomate y hierbas, con parmesano.' },
  { id: 6004, name: 'Fetuccini Alfredo', slug: 'fetuccini-alfredo', price: 52, description: 'Fetuccini en crema con mantequilla y parmesano, con pan con ajo.' },
  { id: 6005, name: 'Canelones de espinaca', slug: 'canelones', price: 55, description: 'Canelones rellenos de espinaca y requesón, en salsa de tomate y gratinados.' },
  { id: 6006, name: 'Macarrones infantiles', slug: 'macarrones-infantiles', price: 32, description: 'Macarrones en salsa de queso suave, en porción para niños.' },
]);

const salads = inCategory(70, [
  { id: 7001, name: 'Ensalada César', slug: 'ensalada-cesar', price: 39, description: 'Lechuga romana, crutones al ajo, parmesano y aderezo César.' },
  { id: 7002, name: 'Ensalada de la casa', slug: 'ensalada-de-la-casa', price: 35, description: 'Lechuga, tomate, pepino, zanahoria y elote, con vinagreta de la casa.' },
  { id: 7003, name: 'Ensalada Caprese', slug: 'ensalada-caprese', price: 42, description: 'Tomate, mozzarella fresca y albahaca con aceite de oliva.' },
  { id: 7004, name: 'Ensalada con pollo a la parrilla', slug: 'ensalada-pollo-a-la-parrilla', price: 49, shops: largerShops, description: 'Pollo a la parrilla sobre hojas verdes, aguacate, tomate y queso seco. Solo en algunas tiendas.' },
]);

const sodas = inCategory(81, [
  { id: 8001, name: 'Gaseosa de cola 600 ml', slug: 'gaseosa-cola-600', price: 12, description: 'Botella individual bien fría.' },
  { id: 8002, name: 'Gaseosa de naranja 600 ml', slug: 'gaseosa-naranja-600', price: 12, description: 'Botella individual bien fría.' },
  { id: 8003, name: 'Gaseosa de cola 1.5 L', slug: 'gaseosa-cola-1-5', price: 22, description: 'Para tres o cuatro vasos.' },
  { id: 8004, name: 'Gaseosa de cola 2.5 L', slug: 'gaseosa-cola-2-5', price: 29, description: 'Para toda la mesa.' },
]);

const naturalDrinks = inCategory(82, [
  { id: 8005, name: 'Té frío 600 ml', slug: 'te-frio', price: 15, description: 'Té negro con limón, ligeramente dulce.' },
  { id: 8006, name: 'Agua pura 600 ml', slug: 'agua-pura', price: 9, description: 'Agua pura embotellada.' },
  { id: 8007, name: 'Agua gasificada 600 ml', slug: 'agua-gasificada', price: 11, description: 'Agua mineral con gas.' },
  { id: 8008, name: 'Rosa de jamaica 16 oz', slug: 'rosa-de-jamaica', price: 16, description: 'Infusión de flor de jamaica preparada en la tienda.' },
  { id: 8009, name: 'Horchata 16 oz', slug: 'horchata', price: 16, description: 'Arroz, canela y un toque de morro, como en casa.' },
  { id: 8010, name: 'Limonada con soda 16 oz', slug: 'limonada-con-soda', price: 18, description: 'Limón recién exprimido con agua gasificada.' },
]);

const desserts = inCategory(85, [
  { id: 9001, name: 'Brownie', slug: 'brownie', price: 28, description: 'Brownie de chocolate guatemalteco con nuez, servido tibio.' },
  { id: 9002, name: 'Roles de canela', slug: 'roles-de-canela', price: 32, description: 'Seis roles recién horneados con canela y glaseado de vainilla.' },
  { id: 9003, name: 'Pie de manzana', slug: 'pie-de-manzana', price: 26, description: 'Manzana con canela en masa crujiente.' },
  { id: 9004, name: 'Helado artesanal', slug: 'helado', price: 22, description: 'Dos bolas de helado de vainilla, chocolate o fresa.' },
  { id: 9005, name: 'Volcán de chocolate', slug: 'volcan-de-chocolate', price: 34, isNew: true, description: 'Pastelito tibio con centro de chocolate líquido.' },
]);

/** What the page of a promotion shows; the cart gets one of the promotion's members. */
const promotionProducts: readonly ProductSeed[] = [
  { id: 9501, type: 'PROMO', category: 90, hidden: true, name: 'Postre a mitad de precio', slug: 'postre-a-mitad', price: 14, description: 'Lleva un brownie a mitad de precio con cualquier combo.' },
  { id: 9502, type: 'PROMO', category: 90, hidden: true, name: 'Segunda mediana a Q39', slug: 'segunda-mediana-a-39', price: 39, description: 'Con tu pizza mediana, una segunda especialidad mediana te sale a Q39.' },
  { id: 9503, type: 'PROMO', category: 90, hidden: true, name: 'Pan con ajo gratis', slug: 'pan-con-ajo-gratis', price: 0, description: 'En órdenes de más de Q200 el pan con ajo va por nuestra cuenta.' },
];

export const singleProducts: readonly ProductSeed[] = [...starters, ...pastas, ...salads, ...sodas, ...naturalDrinks, ...desserts, ...promotionProducts];
