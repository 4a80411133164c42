/** What the customer reads about where an order can go. */
export const coverageText = {
  blockedTitle: 'Cobertura Bloqueada',
  blocked: 'No se puede realizar la entrega en la ubicación seleccionada',
  noCoverage: 'La dirección seleccionada no cuenta con cobertura',
  pickupOnly: (shop: string) => `En tu dirección no hay servicio a domicilio. Puedes recoger tu orden en ${shop}.`,
  scheduleRestriction: (hour: string) => `Después de las ${hour} no hay servicio a domicilio en tu dirección. Puedes recoger tu orden en una tienda.`,
  choosePoint: 'Debe seleccionar un punto de encuentro',
  failed: 'No se pudo validar la dirección, inténtalo de nuevo',
} as const;
