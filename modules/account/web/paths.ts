/** Where leaving ends: an address of its own, loaded anew, so that nothing of the person is left in the page. */
export const goodbyePath = '/goodbye';
