/**
 * A certificate for `localhost` that signs itself, good for a hundred years, and its key: for servers that tests start. Nobody
 * trusts it unless told to. Made with
 * `openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 36500 -subj /CN=localhost -addext subjectAltName=DNS:localhost,IP:127.0.0.1`.
 */
export const certificate = `-----BEGIN CERTIFICATE-----
MIIBmjCCAUGgAwIBAgIUJpfNLjag29pwp5L/8q90K+YGvRgwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyMTE2MjIyNFoYDzIxMjYxMDI4
MTYyMjI0WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAATOGU4JnkjeZHLl0fZGP+8KsT/XxpB+1mVJ5nOPgWYDuplfpWgIODUP
soNlwcrKYflJ0VMNOfS9KKbcQGnaDjdoo28wbTAdBgNVHQ4EFgQU8DklDbRFms+d
TfGNeMHdCZRceNowHwYDVR0jBBgwFoAU8DklDbRFms+dTfGNeMHdCZRceNowDwYD
VR0TAQH/BAUwAwEB/zAaBgNVHREEEzARgglsb2NhbGhvc3SHBH8AAAEwCgYIKoZI
zj0EAwIDRwAwRAIgFquq0PGEAbeeGbTkjBEfFynN05NWAFTEDF6ZhbhBaBwCIDy/
YYwjbWxS6PM8ioIEnAd3qtK0d4eZ4xzJdbij/FS6
-----END CERTIFICATE-----
`;

export const certificateKey = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgmSAgskkLeUR+VrZM
CfMe18gCPtbZ3okX32aLQhpr8o+hRANCAATOGU4JnkjeZHLl0fZGP+8KsT/XxpB+
1mVJ5nOPgWYDuplfpWgIODUPsoNlwcrKYflJ0VMNOfS9KKbcQGnaDjdo
-----END PRIVATE KEY-----
`;
