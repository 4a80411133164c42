/** What customers read about the gift cards they own. */
export const ownedText = {
  balance: 'Saldo de tus Gift Cards',
  balanceHint: 'Úsalo al pagar tu próxima orden.',
  noBalanceHint: 'Ya no les queda saldo.',
  list: 'Tus Gift Cards',
  left: (balance: string, amount: string) => `${balance} de ${amount}`,
  usedUp: 'Ya la usaste toda',
  ended: (date: string) => `Venció el ${date}`,
  until: (date: string) => `Válida hasta el ${date}`,
  none: 'No tienes Gift Cards',
  noneHint: 'Cuando te regalen una, actívala con su código: su saldo te servirá para pagar tu orden.',
  activate: 'Activar una Gift Card',
  choose: 'Ver Gift Cards',
  failed: 'No pudimos cargar tus Gift Cards',
  failedHint: 'Su saldo sigue ahí. Intenta de nuevo en un momento.',
  retry: 'Intentar de nuevo',
  loading: 'Cargando tus Gift Cards…',
} as const;
