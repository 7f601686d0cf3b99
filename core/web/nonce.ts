// biome-ignore lint/style/useConst: webpack replaces the assignment
declare let __webpack_nonce__: string | undefined;

/*
 * Parts that must inject a style element (the scroll lock of dialogs) sign it with the nonce of this page. Each bundle
 * has a nonce variable of its own, so every remote starts with this file.
 */
__webpack_nonce__ = document.getElementById('page-data')?.nonce ?? '';
