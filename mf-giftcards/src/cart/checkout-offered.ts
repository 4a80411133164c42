/** False until the area has a page at `paths.checkout`: the cart leads nowhere that does not exist. To be removed with that page. */
export const checkoutOffered: boolean = false;
