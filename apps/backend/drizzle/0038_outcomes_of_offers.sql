-- outside a transaction
-- Offers that were accepted before outcomes were kept: each statement is harmless a second time.
INSERT INTO outcomes (id, user_id, kind, state, application_id, organisation, title, place, ctc_paise, fixed_paise, one_time_paise,
    variable_paise, stock_paise, other_paise, decided_on, starts_on, checked_at)
  SELECT mapping.id, mapping.user_id, 'On campus', 'Confirmed', mapping.id, companies.name, job_descriptions.title,
    mapping.offer ->> 'location', (mapping.offer ->> 'ctcPaise')::bigint,
    (mapping.offer -> 'parts' ->> 'fixedPaise')::bigint, (mapping.offer -> 'parts' ->> 'oneTimePaise')::bigint,
    (mapping.offer -> 'parts' ->> 'variablePaise')::bigint, (mapping.offer -> 'parts' ->> 'stockPaise')::bigint,
    (mapping.offer -> 'parts' ->> 'otherPaise')::bigint,
    (coalesce(mapping.decided_at, mapping.updated_at) AT TIME ZONE 'Asia/Kolkata')::date,
    (mapping.offer ->> 'joiningDate')::date, coalesce(mapping.decided_at, mapping.updated_at)
  FROM jd_student_mappings AS mapping
    JOIN job_descriptions ON job_descriptions.id = mapping.jd_id
    JOIN companies ON companies.id = job_descriptions.company_id
  WHERE mapping.status IN ('Offer Accepted', 'Joined')
  ON CONFLICT DO NOTHING;
--> statement-breakpoint
-- The one counts that was shown as the placement until now.
UPDATE outcomes SET is_final = true
  FROM (SELECT DISTINCT ON (outcomes.user_id) outcomes.id FROM outcomes
      JOIN jd_student_mappings ON jd_student_mappings.id = outcomes.application_id
      ORDER BY outcomes.user_id, jd_student_mappings.status DESC, jd_student_mappings.updated_at DESC, outcomes.id) AS last
  WHERE last.id = outcomes.id
    AND NOT EXISTS (SELECT FROM outcomes AS other WHERE other.user_id = outcomes.user_id AND other.is_final);
