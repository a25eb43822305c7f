import type { TrustMessages } from './en.js';

export const messages: TrustMessages = {
  title: 'Diesem Schiedsrichter vertrauen',
  intro:
    'Dieser Schiedsrichter weist sich mit einem eigenen Zertifikat aus, das dein Gerät noch nicht kennt. Richte es einmal ein: Dann öffnen sich seine Seiten ohne Warnung, niemand im Netz kann mitlesen oder etwas verändern, und der Bildschirm bleibt beim Spielen an.',
  download: {
    title: 'Zertifikat herunterladen',
    button: 'mister-x.crt herunterladen',
  },
  install: {
    title: 'Dem Zertifikat vertrauen',
    devices: {
      ios: {
        name: 'iPhone, iPad',
        steps: [
          'Öffne diese Seite in Safari, tippe auf den Knopf oben und erlaube den Download.',
          'Einstellungen → Allgemein → VPN und Geräteverwaltung → das Profil „Mister X“. Unter „Mehr Details“ den Fingerabdruck vergleichen, dann installieren.',
          'Einstellungen → Allgemein → Info → Zertifikatsvertrauenseinstellungen: Mister X einschalten.',
        ],
      },
      android: {
        name: 'Android',
        steps: [
          'Tippe auf den Knopf oben.',
          'Suche in den Einstellungen nach „CA-Zertifikat“, wähle „Trotzdem installieren“ und dann mister-x.crt unter den Downloads.',
          'Vergleiche den Fingerabdruck: Einstellungen → Vertrauenswürdige Anmeldedaten → Nutzer → Mister X.',
          'Nur Firefox: Einstellungen → Über Firefox, fünfmal auf das Logo tippen; dann Einstellungen → Geheime Einstellungen → CA-Zertifikate von Drittanbietern verwenden.',
        ],
      },
      windows: {
        name: 'Windows',
        steps: [
          'Lade die Datei herunter. Vergleiche den Fingerabdruck in einem Terminal: certutil -hashfile mister-x.crt SHA256',
          'Öffne die Datei: Zertifikat installieren → Aktueller Benutzer → Speicher „Vertrauenswürdige Stammzertifizierungsstellen“.',
        ],
      },
      mac: {
        name: 'Mac',
        steps: [
          'Lade die Datei herunter. Vergleiche den Fingerabdruck in einem Terminal: shasum -a 256 mister-x.crt',
          'Öffne die Datei; in der Schlüsselbundverwaltung Mister X öffnen → Vertrauen → Immer vertrauen.',
        ],
      },
      linux: {
        name: 'Linux',
        steps: [
          'Lade die Datei herunter. Vergleiche den Fingerabdruck in einem Terminal: sha256sum mister-x.crt',
          'Chrome, Chromium: Einstellungen → Datenschutz und Sicherheit → Sicherheit → Zertifikate verwalten; dort als vertrauenswürdiges Zertifikat importieren.',
        ],
      },
      firefox: {
        name: 'Firefox am Computer',
        steps: [
          'Einstellungen → Datenschutz & Sicherheit → Zertifikate anzeigen → Zertifizierungsstellen → Importieren.',
          'Unter „Ansicht“ den Fingerabdruck vergleichen, dann „Dieser CA vertrauen, um Websites zu identifizieren“ wählen.',
        ],
      },
    },
  },
  compare: {
    title: 'Fingerabdruck vergleichen',
    text: 'Dein Gerät muss denselben SHA-256-Fingerabdruck zeigen wie der große Bildschirm oder das Terminal des Schiedsrichters:',
    warning:
      'Verlass dich nicht auf den Fingerabdruck auf dieser Seite: Andere im Netz könnten ihn verändert haben. Schau auf den großen Bildschirm. Stimmen die Fingerabdrücke nicht überein, installiere das Zertifikat nicht oder entferne es wieder.',
  },
  open: {
    title: 'Weiter zum Spiel',
    text: 'Scanne den Code auf dem großen Bildschirm oder öffne:',
  },
  limits: {
    title: 'Was du damit erlaubst',
    text: 'Das Zertifikat ist auf dem Computer des Schiedsrichters entstanden, und sein Schlüssel verlässt ihn nie. Es kann nur für Adressen in Heimnetzen und für diesen Schiedsrichter bürgen, nicht für deine Bank. Nach dem Abend kannst du es dort entfernen, wo du es installiert hast.',
  },
  language: 'Sprache',
};
