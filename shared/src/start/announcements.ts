import { bus } from '../bus/bus.ts';
import { toast } from '../stores/toast-store.ts';
import { announcementText } from './announcements-text.ts';

/** What the customer is told wherever it happens, because no area is sure to be there to say it. */
export function connectAnnouncements(): () => void {
  const stops = [
    bus.on('cart/coupon-removed', ({ reason }) => {
      if (reason === 'conditions') toast({ kind: 'info', text: announcementText.couponRemoved, preventDuplicate: true });
    }),
    bus.on('delivery/future-order-dropped', () => toast({ kind: 'warning', text: announcementText.futureOrderDropped, preventDuplicate: true })),
  ];
  return () => stops.forEach((stop) => stop());
}
