export const locationsPath = '/profile/locations';
