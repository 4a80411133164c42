/** What customers read about paying with a card. */
export const paymentText = {
  title: 'Pagar con tarjeta',
  failed: 'No se pudo procesar el pago. Inténtalo de nuevo.',
  confirming: 'Estamos confirmando tu pago',
  confirmingHint: 'Solo tomará un momento. No cierres esta ventana.',
  loading: 'Abriendo la página segura del banco…',
  slow: 'La página del banco está tardando.',
  blocked: 'Tu navegador no deja ver aquí la página del banco.',
  outside: '¿No la ves? Ábrela en otra ventana',
  outsideTitle: 'Termina tu pago en la otra ventana',
  outsideHint: 'Cuando el banco nos confirme, seguimos aquí.',
  inside: 'Mostrarla aquí',
  cancel: 'Cancelar el pago',
} as const;
