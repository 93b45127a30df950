import type { Person } from './world.ts'

export const someRowId = (number: number): string => `01a20744-0000-7000-8000-${String(number).padStart(12, '0')}`

const shift = someRowId(1)

/**
 * SQL that gives somebody a row of every kind, with the word `kanarya` in each secret; `chef` is the catering. Without
 * triggers and foreign keys, so only what is read or deleted afterwards has to exist.
 */
export const everythingOf = (
  { id: person, companyId: company }: Person,
  other: Person,
  chef: string,
): string => `SET LOCAL session_replication_role = replica;
    INSERT INTO shifts (id, company_id, title, start_time, end_time, days, timezone, created_at)
      VALUES ('${shift}', '${company}', 'Sabah <b>', '08:00', '16:00', '{1,2,3,4,5}', 'Europe/Istanbul', now());
    INSERT INTO usual_shifts (company_id, user_id, shift_id, monday, every_weeks) VALUES ('${company}', '${person}', '${shift}', '2026-11-23', 2);
    INSERT INTO standing_choices (company_id, user_id, shift_id, weekday, label) VALUES ('${company}', '${person}', '${shift}', 1, 'Vejetaryen');
    INSERT INTO standing_exceptions (company_id, user_id, shift_id, date) VALUES ('${company}', '${person}', '${shift}', '2026-11-24');
    INSERT INTO choices (user_id, shift_id, date, corporate_id, catering_id, menu_day_id, choice_key, choice_label, meal_name, created_at, updated_at, source)
      SELECT '${person}', '${shift}', date '2022-01-01' + n, '${company}', '${chef}', '${someRowId(2)}', 'A', 'Et', 'Karnıyarık ' || n, now(), now(), 'own'
      FROM generate_series(1, 1500) n;
    INSERT INTO choices (user_id, shift_id, date, corporate_id, catering_id, menu_day_id, choice_key, choice_label, meal_name, created_at, updated_at, source)
      VALUES ('${other.id}', '${shift}', '2026-11-25', '${company}', '${chef}', '${someRowId(2)}', 'A', 'Et', 'Başkasının yemeği', now(), now(), 'own');
    INSERT INTO ratings (user_id, shift_id, date, catering_id, stars, created_at) VALUES ('${person}', '${shift}', '2022-01-02', '${chef}', 4, now());
    INSERT INTO absent_days (company_id, user_id, date) VALUES ('${company}', '${person}', '2026-12-01');
    INSERT INTO month_objections (company_id, user_id, month, created_at) VALUES ('${company}', '${person}', '2026-09-01', now());
    INSERT INTO requests (id, company_id, user_id, title, message, tags, urgency, status, created_at, updated_at)
      VALUES ('${someRowId(3)}', '${company}', '${person}', 'Çorba', 'Daha sıcak & tuzsuz', '{çorba}', 'low', 'pending', now(), now());
    INSERT INTO comments (id, request_id, catering_id, stars, month, allowed_at)
      VALUES ('${someRowId(17)}', '${someRowId(3)}', '${chef}', 4, '2022-01-01', now());
    INSERT INTO shown_comments (comment_id, catering_id, shown_at) VALUES ('${someRowId(17)}', '${chef}', now());
    INSERT INTO mail_messages (company_id, id, sender_id, to_addresses, subject, body, preview, labels, recipient_count, copies_left, search, created_at) VALUES
      ('${company}', '${someRowId(4)}', '${person}', '[{}]', 'Kendi konum', 'Kendi yazdığım', 'Kendi', '{}', 1, 1, '', now()),
      ('${company}', '${someRowId(5)}', '${other.id}', '[{}]', 'Gelen konu', 'Başkasının yazdığı', 'Başkasının', '{}', 1, 1, '', now());
    INSERT INTO mail_copies (company_id, message_id, user_id, is_sender, folder) VALUES
      ('${company}', '${someRowId(4)}', '${person}', true, 'sent'), ('${company}', '${someRowId(5)}', '${person}', false, 'inbox');
    INSERT INTO mail_attachments (company_id, id, uploader_id, name, size, created_at) VALUES ('${company}', '${someRowId(6)}', '${person}', 'liste.pdf', 12, now());
    INSERT INTO notifications (user_id, id, company_id, title, body, created_at) VALUES ('${person}', '${someRowId(7)}', '${company}', 'Yeni menü', 'Hazır', now());
    INSERT INTO email_switches (company_id, user_id, kind, is_on) VALUES ('${company}', '${person}', 'menus', true);
    INSERT INTO emails (id, company_id, user_id, kind, created_at, due_at, address, title, body, action_label, action_path, action_secret)
      VALUES ('${someRowId(8)}', '${company}', '${person}', 'access', now(), now(), 'ayse@firma.example', 'Onay', 'Metin', 'Onayla', '/gizli-kanarya', 'confirm');
    INSERT INTO email_links (email_id, purpose, company_id, user_id, address, created_at, expires_at)
      VALUES ('${someRowId(8)}', 'reset', '${company}', '${person}', 'ayse@firma.example', now(), now());
    INSERT INTO push_devices (id, session_hash, endpoint, p256dh, auth, created_at)
      SELECT '${someRowId(9)}', token_hash, 'https://push.example/gizli-kanarya', 'gizli-kanarya', 'gizli-kanarya', now() FROM sessions WHERE user_id = '${person}' LIMIT 1;
    INSERT INTO second_factors (holder_id, user_id, secret, last_step, created_at) VALUES ('${person}', '${person}', 'GIZLIKANARYAGIZLIKANARYAGIZLIKAN', 0, now());
    INSERT INTO recovery_codes (holder_id, code_hash) VALUES ('${person}', 'gizli-kanarya-gizli-kanarya-gizl');
    INSERT INTO passkeys (id, holder_id, name, credential_id, public_key, counter, created_at)
      VALUES ('${someRowId(10)}', '${person}', 'Telefonum', 'gizli-kanarya', 'gizli-kanarya', 0, now());
    INSERT INTO sign_in_challenges (token_hash, kind, company_id, user_id, attempts, created_at, expires_at)
      VALUES ('gizli-kanarya-gizli-kanarya-gizl', 'staff', '${company}', '${person}', 0, now(), now() + interval '5 minutes');
    INSERT INTO slip_codes (company_id, user_id, code_hash) VALUES ('${company}', '${person}', 'gizli-kanarya-gizli-kanarya-gizl');
    INSERT INTO applications (id, mode, status, company_id, applicant_name, applicant_phone, applicant_email, notes, created_at, updated_at)
      SELECT '${someRowId(11)}', 'existing', 'approved', company_id, full_name, phone, 'ayse@firma.example', 'Başvuru notu', now(), now() FROM users WHERE id = '${person}';
    INSERT INTO privacy_requests (id, company_id, user_id, kind, note, asked_on, due_on, state, created_at)
      VALUES ('${someRowId(16)}', '${company}', '${person}', 'erasure', 'Ayrılıyorum, Silinecek', '2026-11-20', '2026-12-20', 'open', now());
    INSERT INTO integration_keys (id, company_id, token_hash, name, role, addresses, made_by, created_at, expires_at)
      VALUES ('${someRowId(12)}', '${company}', 'gizli-kanarya-gizli-kanarya-gizl', 'Bordro', 'corporate3', '{}', '${person}', now(), now() + interval '1 day');
    INSERT INTO audit_logs (id, company_id, type, meta, actor_id, created_at, event, actor_kind) VALUES
      ('${someRowId(13)}', '${company}', 'USER_UPDATED', '{"user_id": "${person}"}', '${other.id}', now(), 'user.password_reset', 'member'),
      ('${someRowId(14)}', '${company}', 'USER_UPDATED', '{"user_id": "${other.id}"}', '${person}', now(), 'user.password_reset', 'member');
    UPDATE users SET email = 'ayse@firma.example', password_hash = 'gizli-kanarya' WHERE id = '${person}'`
