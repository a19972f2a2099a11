/** The mail that comes back: its id, and to which address it went. */
export type Sent = { id: string; to: string };

type Said = { action?: string; status?: string; words?: string };

const postfix = (
  { id, to }: Sent,
  {
    action = 'failed',
    status = '5.1.1',
    words = `550 5.1.1 <${to}>: Recipient address rejected: User unknown`,
  }: Said = {},
) => `Return-Path: <>
Received: by mail.ornek.com.tr (Postfix)
	id 4XyZ1s3Qz9z1; Mon, 30 Nov 2026 09:14:02 +0300 (+03)
Date: Mon, 30 Nov 2026 09:14:02 +0300 (+03)
From: MAILER-DAEMON@mail.ornek.com.tr (Mail Delivery System)
Subject: Undelivered Mail Returned to Sender
To: bilgi@ornek.com.tr
Auto-Submitted: auto-replied
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status;
	boundary="4XyZ1q2Tzwz1.1764483242/mail.ornek.com.tr"
Message-Id: <4XyZ1s3Qz9z1@mail.ornek.com.tr>

This is a MIME-encapsulated message.

--4XyZ1q2Tzwz1.1764483242/mail.ornek.com.tr
Content-Description: Notification
Content-Type: text/plain; charset=us-ascii

This is the mail system at host mail.ornek.com.tr.

I'm sorry to have to inform you that your message could not
be delivered to one or more recipients. It's attached below.

<${to}>: host mx.alici.com.tr[203.0.113.5] said: ${words} (in reply to RCPT TO command)

--4XyZ1q2Tzwz1.1764483242/mail.ornek.com.tr
Content-Description: Delivery report
Content-Type: message/delivery-status

Reporting-MTA: dns; mail.ornek.com.tr
X-Postfix-Queue-ID: 4XyZ1q2Tzwz1
X-Postfix-Sender: rfc822; bilgi@ornek.com.tr
Arrival-Date: Mon, 30 Nov 2026 09:14:01 +0300 (+03)

Final-Recipient: rfc822; ${to}
Original-Recipient: rfc822;${to}
Action: ${action}
Status: ${status}
Remote-MTA: dns; mx.alici.com.tr
Diagnostic-Code: smtp; ${words}

--4XyZ1q2Tzwz1.1764483242/mail.ornek.com.tr
Content-Description: Undelivered Message
Content-Type: message/rfc822

Return-Path: <bilgi@ornek.com.tr>
From: =?UTF-8?Q?=C3=96rnek_A=2E=C5=9E=2E?= <bilgi@ornek.com.tr>
To: ${to}
Message-ID: ${id}
Subject: =?UTF-8?Q?Talebiniz?=
MIME-Version: 1.0
Content-Type: text/plain; charset=utf-8

Talebiniz geldi.

--4XyZ1q2Tzwz1.1764483242/mail.ornek.com.tr--
`;

const status = ({ status: code = '5.1.10', words = '', action = 'failed' }: Said) => ({ code, words, action });

/** Exchange Online in Turkish: the words are encoded, the id stands on a line of its own, and the head alone comes back. */
const exchange = ({ id, to }: Sent, said: Said = {}) => {
  const { code, action, words } = status(said);
  return `From: Microsoft Outlook <MicrosoftExchange329e71ec88ae4615bbc36ab6ce41109e@ornek.com.tr>
To: <bilgi@ornek.com.tr>
Date: Mon, 30 Nov 2026 06:14:05 +0000
Content-Type: multipart/report; report-type=delivery-status;
	boundary="3f1ad1d4-5a0e-4d3f-9c1b-1a2b3c4d5e6f"
X-MS-Exchange-Message-Is-Ndr:
Content-Language: tr-TR
Message-ID: <3f1ad1d4-5a0e-4d3f-9c1b-1a2b3c4d5e6f@AM0PR01MB1234.eurprd01.prod.exchangelabs.com>
In-Reply-To: ${id}
References: ${id}
Subject: =?utf-8?B?VGVzbGltIGVkaWxlbWVkaTogVGFsZWJpbml6?=
Auto-Submitted: auto-replied
MIME-Version: 1.0

--3f1ad1d4-5a0e-4d3f-9c1b-1a2b3c4d5e6f
Content-Type: multipart/alternative; differences=Content-Type;
	boundary="a1b2c3d4-0000-4000-8000-000000000001"

--a1b2c3d4-0000-4000-8000-000000000001
Content-Type: text/plain; charset="utf-8"
Content-Transfer-Encoding: base64

${Buffer.from(`${to} adresine gönderdiğiniz ileti teslim edilemedi. İletinin adresi bulunamadı.`).toString('base64')}

--a1b2c3d4-0000-4000-8000-000000000001
Content-Type: text/html; charset="utf-8"
Content-Transfer-Encoding: base64

${Buffer.from('<html><body><p>İletiniz teslim edilemedi.</p></body></html>').toString('base64')}

--a1b2c3d4-0000-4000-8000-000000000001--

--3f1ad1d4-5a0e-4d3f-9c1b-1a2b3c4d5e6f
Content-Type: message/delivery-status

Reporting-MTA: dns;AM0PR01MB1234.eurprd01.prod.exchangelabs.com
Received-From-MTA: dns;mail.ornek.com.tr
Arrival-Date: Mon, 30 Nov 2026 06:14:04 +0000

Final-Recipient: rfc822;${to}
Action: ${action}
Status: ${code}
Diagnostic-Code: smtp;${words || `550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient ${to} not found by SMTP address lookup`}
X-Display-Name: Satin Alma

--3f1ad1d4-5a0e-4d3f-9c1b-1a2b3c4d5e6f
Content-Type: text/rfc822-headers

Received: from mail.ornek.com.tr (203.0.113.9) by
 AM0EUR02FT011.mail.protection.outlook.com (10.13.54.114) with Microsoft SMTP
 Server; Mon, 30 Nov 2026 06:14:04 +0000
From: <bilgi@ornek.com.tr>
To: ${to}
Subject: Talebiniz
Message-ID:
 ${id}
Date: Mon, 30 Nov 2026 06:14:03 +0000
MIME-Version: 1.0

--3f1ad1d4-5a0e-4d3f-9c1b-1a2b3c4d5e6f--
`;
};

/** Gmail, whose words follow the language of the account; the id stands in the report, too. */
const gmail = ({ id, to }: Sent, said: Said & { isTurkish?: boolean } = {}) => `Delivered-To: bilgi@ornek.com.tr
From: Mail Delivery Subsystem <mailer-daemon@googlemail.com>
To: bilgi@ornek.com.tr
Auto-Submitted: auto-replied
Subject: ${said.isTurkish ? '=?UTF-8?Q?Teslim_Durumu_Bildirimi_=28Ba=C5=9Far=C4=B1s=C4=B1z=29?=' : 'Delivery Status Notification (Failure)'}
References: ${id}
In-Reply-To: ${id}
X-Failed-Recipients: ${to}
Message-ID: <656823a4.050a0220.1f2d3.1234.GMR@mx.google.com>
Date: Sun, 29 Nov 2026 22:14:02 -0800 (PST)
Content-Type: multipart/report; boundary="0000000000001f2d3a060b4c5d6e"; report-type=delivery-status

--0000000000001f2d3a060b4c5d6e
Content-Type: multipart/related; boundary="0000000000001f2d44060b4c5d70"

--0000000000001f2d44060b4c5d70
Content-Type: multipart/alternative; boundary="0000000000001f2d4a060b4c5d71"

--0000000000001f2d4a060b4c5d71
Content-Type: text/plain; charset="UTF-8"
Content-Transfer-Encoding: quoted-printable

${said.isTurkish ? '** Adres bulunamad=C4=B1 **\n\nAdres bulunamad=C4=B1=C4=9F=C4=B1 i=C3=A7in iletiniz teslim edilemedi.' : '** Address not found **\n\nYour message wasn=E2=80=99t delivered.'}

--0000000000001f2d4a060b4c5d71--

--0000000000001f2d44060b4c5d70
Content-Type: image/png; name="icon.png"
Content-Disposition: attachment; filename="icon.png"
Content-Transfer-Encoding: base64
Content-ID: <icon.png>

iVBORw0KGgo=
--0000000000001f2d44060b4c5d70--

--0000000000001f2d3a060b4c5d6e
Content-Type: message/delivery-status

Reporting-MTA: dns; googlemail.com
Received-From-MTA: dns; bilgi@ornek.com.tr
Arrival-Date: Sun, 29 Nov 2026 22:14:01 -0800 (PST)
X-Original-Message-ID: ${id}

Final-Recipient: rfc822; ${to}
Action: ${said.action ?? 'failed'}
Status: ${said.status ?? '5.1.1'}
Remote-MTA: dns; gmail-smtp-in.l.google.com. (142.250.102.27, the server for the domain gmail.com.)
Diagnostic-Code: smtp; ${
  said.words ??
  `550-5.1.1 The email account that you tried to reach does not exist. Please try
 550-5.1.1 double-checking the recipient's email address for typos or
 550 5.1.1 unnecessary spaces. ffacd0b85a97d-42b2231f7 - gsmtp`
}
Last-Attempt-Date: Sun, 29 Nov 2026 22:14:02 -0800 (PST)

--0000000000001f2d3a060b4c5d6e
Content-Type: message/rfc822

Message-ID: ${id}
From: bilgi@ornek.com.tr
To: ${to}
Subject: Talebiniz
Content-Type: text/plain; charset="utf-8"

Talebiniz geldi.

--0000000000001f2d3a060b4c5d6e--
`;

/** Exim: the status says its class alone, and one mail for several people comes back as one report. */
const exim = ({ id, to }: Sent, { status: code = '5.0.0', words = '550 No such person at this address' }: Said = {}) =>
  `Return-path: <>
X-Failed-Recipients: ${to}
Auto-Submitted: auto-replied
From: Mail Delivery System <Mailer-Daemon@srv12.barindirma.example>
To: bilgi@ornek.com.tr
References: ${id}
Content-Type: multipart/report; report-type=delivery-status; boundary=1764483242-eximdsn-3456
MIME-Version: 1.0
Subject: Mail delivery failed: returning message to sender

--1764483242-eximdsn-3456
Content-type: text/plain; charset=us-ascii

This message was created automatically by mail delivery software.

--1764483242-eximdsn-3456
Content-type: message/delivery-status

Reporting-MTA: dns; srv12.barindirma.example

Action: failed
Final-Recipient: rfc822;baska@alici.com.tr
Status: 5.0.0

Action: failed
Final-Recipient: rfc822;${to}
Status: ${code}
Remote-MTA: dns; mx.alici.com.tr
Diagnostic-Code: smtp; ${words}

--1764483242-eximdsn-3456
Content-type: message/rfc822

Return-path: <bilgi@ornek.com.tr>
To: ${to}, baska@alici.com.tr
Message-ID: ${id}
Subject: Talebiniz

--1764483242-eximdsn-3456--
`;

/** Reports as mail servers write them. */
export const bounceOf = { postfix, exchange, gmail, exim };
