export { fillsScreen } from '@brasa/shared/ui/pay-page';
