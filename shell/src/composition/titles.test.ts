import { expect, test } from '@jest/globals';
import { realRouting as routing } from './testing/real-remotes.ts';

test.each([
  ['/', 'Inicio'],
  ['/menu', 'Inicio'],
  ['/jobs', 'Inicio'],
  ['/promociones/menu/x', 'Promoción'],
  ['/cart', 'Mi orden'],
  ['/delivery', 'Entrega'],
  ['/checkout', 'Pagar mi orden'],
  ['/orders', 'Tus Pedidos'],
  ['/orders/x', 'Seguimiento de orden'],
  ['/tracking/x', 'Seguimiento de orden'],
  ['/tracker/x', 'Seguimiento de orden'],
  ['/favorites', 'Mis Favoritos'],
  ['/coupons', 'Mis Cupones'],
  ['/login', 'Ingresar'],
  ['/profile/locations', 'Perfil'],
  ['/profile/certificates', 'Perfil'],
  ['/certificates', 'Gift Cards'],
  ['/certificates/cart', 'Gift Cards'],
  ['/certificates/checkout', 'Gift Cards'],
  ['/certificados/compra/Zq3Vn8sKd0LwTt5yRb1XcA', 'Gift Cards'],
  ['/certificados/activar/7KQ2-M9XD-4TWB-HN3P', 'Gift Cards'],
  ['/tiendas', 'Nuestras Tiendas'],
  ['/preguntasFrecuentes', 'Preguntas frecuentes'],
  ['/terminosDeUso', 'Términos de uso'],
  ['/politicasDePrivacidad', 'Políticas de privacidad'],
  ['/acercaDe', 'Acerca de'],
  ['/trivia', 'Avisos y aclaraciones'],
  ['/politicas-promociones', 'Términos y Condiciones - Promociones 2025'],
])('%s is called «%s» before its area says more [ROUTE-059, DEC-034]', (path, title) => {
  expect(routing.placeOf(path)?.title).toBe(title);
});
